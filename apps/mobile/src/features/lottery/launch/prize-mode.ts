import type { CallBody } from "@lantern/contract/call.ts";
import type { placeOrder } from "@lantern/contract/lottery/place-order.ts";
import { defaultPrizeMode } from "@lantern/rules/games/constants.ts";

export type PrizeMode = CallBody<typeof placeOrder>["prizeMode"];

const known: readonly PrizeMode[] = ["Lott", "SEA", "ZY", "Elott"];

/** The prize mode of an address; Lott where it names none that is known (specification 9.5.3). */
export function prizeModeOf(text: string | undefined): PrizeMode {
  return known.find((mode) => mode === text) ?? defaultPrizeMode;
}
