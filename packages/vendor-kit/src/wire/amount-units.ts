import { Type } from "typebox";

const amountUnitsPattern = /^(?:0|[1-9][0-9]{0,17})$/;

/**
 * An amount on the wire: decimal digits that count 1/10,000 of the currency unit ("125000" is 12.50).
 * No sign, no point, no exponent, no leading zero, at most 18 digits; never a JSON number.
 */
export const AmountUnitsText = Type.String({ pattern: amountUnitsPattern.source });

/** Reads an amount of the wire; undefined when it is anything but such a text. */
export function parseAmountUnits(wire: unknown): bigint | undefined {
  return typeof wire === "string" && amountUnitsPattern.test(wire) ? BigInt(wire) : undefined;
}

/**
 * Writes an amount for the wire.
 * @throws RangeError for an amount below zero or of more than 18 digits: a fault of the caller, never of a request.
 */
export function formatAmountUnits(amountUnits: bigint): string {
  const text = amountUnits.toString();
  if (!amountUnitsPattern.test(text)) throw new RangeError(`${text} is no amount for the wire: it must have 1 to 18 digits and no sign.`);
  return text;
}
