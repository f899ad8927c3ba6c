import { startTransition, useEffect, useState } from "react";
import type { PageName } from "../../paths.ts";
import { usePage } from "../layout/use-page.ts";
import { afterPaint } from "./after-paint.ts";

/** The page once it has been painted; undefined in the frame that a tap to it is answered with. For what floats over pages. */
export function usePaintedPage(): PageName | undefined {
  const page = usePage();
  const [painted, setPainted] = useState(page);
  useEffect(() => {
    if (painted === page) return undefined;
    return afterPaint(() => startTransition(() => setPainted(page)));
  }, [painted, page]);
  return painted === page ? page : undefined;
}
