/** How a vendor counts money whose integers stand for so many decimals of the currency unit; written apart from the platform's own scale. */
export interface WireIntegers {
  /** The finest amount that he can say, in units (1/10,000 of the currency unit). */
  readonly grainUnits: bigint;
  /** Digits of an amount. @throws Error for one that he cannot say. */
  readonly write: (units: bigint) => string;
  /** Units of digits that he reads. @throws Error for an amount finer than a unit: the platform has none. */
  readonly read: (digits: string) => bigint;
}

const unitDecimals = 4;

export function wireIntegers(decimals: number): WireIntegers {
  const [perUnit, unitsEach] =
    decimals > unitDecimals ? [10n ** BigInt(decimals - unitDecimals), 1n] : [1n, 10n ** BigInt(unitDecimals - decimals)];
  return {
    grainUnits: unitsEach,
    write: (units) => {
      if (units % unitsEach !== 0n) throw new Error(`integers of ${decimals} decimals cannot say ${units} units`);
      return ((units * perUnit) / unitsEach).toString();
    },
    read: (digits) => {
      const wire = BigInt(digits);
      if (wire % perUnit !== 0n) throw new Error(`the balance ${digits} is finer than a unit`);
      return (wire / perUnit) * unitsEach;
    },
  };
}
