import { Type } from "typebox";

/** The series of a prize mode: whole numbers up to 2000. What a line stays below `maxBetSeries` is its rebate, in two-thousandths. */
export const seriesRange = Type.Object({
  minSeries: Type.Integer(),
  /** What the prices of the mode are stated for. */
  maxSeries: Type.Integer(),
  /** The most that this member may choose. */
  maxBetSeries: Type.Integer(),
  defaultSeries: Type.Integer(),
});
