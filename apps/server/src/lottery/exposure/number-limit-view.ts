import type { Static } from "typebox";
import type { numberLimit } from "@lantern/contract/schemas/number-limit.ts";
import type { NumberLimit } from "@lantern/rules/lottery/exposure/number-limits.ts";

export type NumberLimitView = Static<typeof numberLimit>;

/** A limit as the wire says it: what is not restricted is null. */
export function viewNumberLimit({ number, playId, numero, oddsPercent }: NumberLimit): NumberLimitView {
  return { number, playId: playId ?? null, numero: numero ?? null, oddsPercent };
}
