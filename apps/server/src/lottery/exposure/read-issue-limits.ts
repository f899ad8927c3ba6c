import { issueAmountNames, type IssueLimits } from "@lantern/rules/lottery/exposure/issue-limits.ts";

/** Limits as a game's row holds them: amounts in units, and a share, as text. */
export type StoredLimits = Readonly<Record<string, string | undefined>>;

/** The limits beyond a line that a currency of a game has. */
export function readIssueLimits(stored: StoredLimits): IssueLimits {
  const amounts = issueAmountNames.flatMap((name) => (stored[name] === undefined ? [] : [[`${name}Units`, BigInt(stored[name])] as const]));
  return {
    ...Object.fromEntries(amounts),
    ...(stored["loweredPercent"] === undefined ? {} : { loweredPercent: Number(stored["loweredPercent"]) }),
  };
}

/** @throws Error for limits that contradict each other: they would sell what nobody meant to. */
export function assertIssueLimits(limits: IssueLimits): void {
  const { loweredPercent, payoutLowerAtUnits, payoutMaxUnits } = limits;
  for (const name of issueAmountNames) {
    const units = limits[`${name}Units`];
    if (units !== undefined && units <= 0n) throw new Error(`${name} has to be above zero; leave it out for no limit.`);
  }
  if ((loweredPercent === undefined) !== (payoutLowerAtUnits === undefined))
    throw new Error("payoutLowerAt and loweredPercent belong together: from which payout on a number pays less, and what of its odds.");
  if (loweredPercent !== undefined && (!Number.isInteger(loweredPercent) || loweredPercent < 1 || loweredPercent > 99))
    throw new Error("loweredPercent is a whole number from 1 to 99.");
  if (payoutLowerAtUnits !== undefined && payoutMaxUnits !== undefined && payoutLowerAtUnits >= payoutMaxUnits)
    throw new Error("payoutLowerAt has to be below payoutMax: beyond payoutMax nothing is sold.");
}
