import { useEffect, useEffectEvent, useState } from "react";
import { useQueryValue } from "../../../../shared/layout/use-page.ts";

/** The order that lies over the page: one that was tapped, or the one that the address names with `order`. */
export function useShownOrder(onNamed: () => void): {
  readonly shownOrderId: string | undefined;
  readonly showOrder: (orderId: string | undefined) => void;
} {
  const named = useQueryValue("order");
  const [shownOrderId, showOrder] = useState<string>();
  const tellNamed = useEffectEvent(onNamed);
  useEffect(() => {
    if (named === undefined) return;
    showOrder(named);
    tellNamed();
  }, [named]);
  return { shownOrderId, showOrder };
}
