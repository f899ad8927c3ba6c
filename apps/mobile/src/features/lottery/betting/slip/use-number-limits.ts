import { getPlayMenu } from "@lantern/contract/lottery/get-play-menu.ts";
import type { NumberLimit } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { useStream } from "../../../../shared/stream/news.ts";
import type { Refused } from "../../../../shared/wire/outcome.ts";
import type { PlayMenu } from "./bet-line.ts";
import { limitsOfMenu } from "../picks/number-marks.ts";
import type { OrderBody } from "./order-body.ts";

export interface NumberLimits {
  readonly limits: readonly NumberLimit[];
  /** Takes in what the refusal of an order says of its numbers, so that the page shows it before the order is sent again. */
  readonly learn: (refused: Refused, body: OrderBody, numero: string) => void;
}

/** Numbers that are closed or pay less: as the menu says, kept by the stream, and as refusals have said since. */
export function useNumberLimits({ gameId, numbers }: PlayMenu): NumberLimits {
  const queryClient = useQueryClient();
  const [learned, setLearned] = useState<readonly NumberLimit[]>([]);
  const reload = useCallback(
    () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === getPlayMenu.name }),
    [queryClient],
  );
  useStream("lottery.numbers_changed", (fact) => {
    if (fact["gameId"] === gameId) reload();
  });
  useStream("reconnected", reload);
  const limits = useMemo(() => [...limitsOfMenu(numbers), ...learned], [numbers, learned]);
  const learn = useCallback(
    (refused: Refused, body: OrderBody, numero: string) => {
      if (!/^lottery\.(?:odds_changed|terms_changed|number_closed|number_full)$/.test(refused.errorCode)) return;
      reload();
      const playId = body.contents[Number(refused.value?.["content"] ?? -1)]?.playId;
      const told = refused.errorCode === "lottery.odds_changed" ? refused.value?.["numbers"] : undefined;
      if (playId === undefined || !Array.isArray(told)) return;
      const lowered = (told as readonly { readonly number: string; readonly oddsPercent: number }[]).map((one) => ({
        ...one,
        playId,
        numero,
      }));
      setLearned((before) => [...before.filter((limit) => limit.numero === numero), ...lowered]);
    },
    [reload],
  );
  return { limits, learn };
}
