import { type DrawResult, lotsOf, type PrizeShape } from "../result-shape.ts";

export const k3Code = "k3";

/** Three dice, drawn one after the other; each face equally likely. */
export const k3Shape: readonly PrizeShape[] = [{ prize: "dice", lots: 3, values: { kind: "range", from: 1, to: 6, width: 1 } }];

export interface Dice {
  /** The faces in drawn order, each from 1 to 6. */
  readonly faces: readonly number[];
  /** From 3 to 18. */
  readonly sum: number;
  /** How many dice show each face; index 0 stays empty. */
  readonly counts: readonly number[];
}

/** The dice of a result. */
export function diceOf(result: DrawResult): Dice {
  const faces = lotsOf(result, "dice").map(Number);
  const counts = [0, 0, 0, 0, 0, 0, 0];
  for (const face of faces) counts[face] = (counts[face] ?? 0) + 1;
  return { faces, sum: faces.reduce((total, face) => total + face, 0), counts };
}

/** Whether all three dice show the same face. */
export function isTriple({ counts }: Dice): boolean {
  return counts.includes(3);
}
