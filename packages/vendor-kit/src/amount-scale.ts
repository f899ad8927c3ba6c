/** How a protocol counts money in its integers, against our units of 1/10,000 of the currency unit. */
export interface AmountScale {
  /** Undefined for an amount that our ledger cannot hold exactly: below zero, finer than a unit, of more than 18 digits. */
  readonly fromWire: (wire: bigint) => bigint | undefined;
  /** A balance in the protocol's integers; where these are coarser than units, rounded down, so that all of it can be staked. */
  readonly toWire: (amountUnits: bigint) => bigint;
}

/** What is wrong with an amount that no scale takes, in the words of a log. */
export const amountNotHeld = "/amount is finer than 1/10,000 of the currency unit, or larger than any ledger holds";

const amountUnitsBelow = 10n ** 18n;

/** Integers of which several make a unit: 10 where the protocol counts 1/100,000 of the currency unit. */
export function finerThanUnits(perUnit: bigint): AmountScale {
  return {
    fromWire: (wire) => (wire % perUnit === 0n ? heldAmount(wire / perUnit) : undefined),
    toWire: (amountUnits) => amountUnits * perUnit,
  };
}

/** Integers that are several units each: 100 where the protocol counts 1/100 of the currency unit. */
export function coarserThanUnits(units: bigint): AmountScale {
  return {
    fromWire: (wire) => heldAmount(wire * units),
    toWire: (amountUnits) => amountUnits / units,
  };
}

/** What says in a vendor's `more` how many decimals of the currency unit his integers count, where it is not what his protocol says. */
export const amountDecimalsName = "amountDecimals";

/** Decimals that a vendor's integers may count. */
export const amountDecimalsMax = 8;

const unitDecimals = 4;

/**
 * The scale of integers that count so many decimals of the currency unit: 2 counts hundredths.
 * @param more of the vendor's credentials; it may name another number than the protocol's.
 */
export function scaleOfDecimals(protocolDecimals: number, more: Readonly<Record<string, string>> | undefined): AmountScale {
  const decimals = Number(more?.[amountDecimalsName] ?? protocolDecimals);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > amountDecimalsMax) {
    throw new Error(`A vendor's integers count ${decimals} decimals: there may be 0 to ${amountDecimalsMax}.`);
  }
  return decimals > unitDecimals
    ? finerThanUnits(10n ** BigInt(decimals - unitDecimals))
    : coarserThanUnits(10n ** BigInt(unitDecimals - decimals));
}

function heldAmount(amountUnits: bigint): bigint | undefined {
  return amountUnits >= 0n && amountUnits < amountUnitsBelow ? amountUnits : undefined;
}
