import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";
import type { MyanmarThreeDigitOptions } from "./options.ts";

export const myanmarThreeDigitCode = "myanmar_3d";

const three: PrizeShape = { prize: "three", lots: 1, values: { kind: "digits", digits: 3 } };
const first: PrizeShape = { prize: "first", lots: 1, values: { kind: "digits", digits: 6 } };

export const myanmarThreeDigitShapes: Readonly<Record<MyanmarThreeDigitOptions["draw"], readonly PrizeShape[]>> = {
  thai_first: [three, first],
  house: [three],
};

/** The number of three digits that bets are compared with. Throws on another family's result. */
export function threeDigitsOf(result: DrawResult): string {
  return lotsOf(result, "three")[0] ?? "";
}

/** The last three digits of the Thai first prize of a result; nothing where the house drew the number. */
export function readFromThaiFirst(result: DrawResult): DrawResult {
  const [prize] = result["first"] ?? [];
  return prize === undefined ? {} : { three: [prize.slice(-3)] };
}

const numbers = 1_000;

/** The numbers one more and one less; 000 and 999 stand side by side. */
export function besideOf(number: string): readonly [string, string] {
  const beside = (step: number) => ((Number(number) + step + numbers) % numbers).toString().padStart(3, "0");
  return [beside(-1), beside(1)];
}
