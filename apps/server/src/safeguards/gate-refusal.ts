import { formatAmount } from "@lantern/money/amount.ts";
import type { Refusal } from "../platform/refusal.ts";

export type GateRefusal = Refusal<
  "safeguards.member_unknown" | "safeguards.member_suspended" | "safeguards.member_excluded" | "safeguards.limit_reached"
>;

/** What the gate's function says beside a code: of a limit its amounts in units, as text. */
export type GateValues = Readonly<Record<string, string | number>>;

/**
 * A refusal of the gate as it goes out. A limit that was reached says which it is (`limit`, `period`), its `amount`, what is `left` of it
 * (decimal texts in the member's currency) and `startsAnewAt` (ISO 8601), in the text and in the envelope's value.
 */
export function gateRefusal<Code extends GateRefusal["refused"]>(refused: Code, gateValues: GateValues | null): Refusal<Code> {
  if (gateValues === null) return { refused };
  if (refused !== "safeguards.limit_reached") return { refused, values: gateValues };
  const { amountUnits = 0, leftUnits = 0, ...named } = gateValues;
  const values = { ...named, amount: formatAmount(BigInt(amountUnits), 2), left: formatAmount(BigInt(leftUnits), 2) };
  return { refused, values, money: ["amount", "left"], value: values };
}
