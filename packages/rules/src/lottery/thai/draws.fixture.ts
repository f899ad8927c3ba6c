import { readFileSync } from "node:fs";
import type { DrawResult } from "../result-shape.ts";

export interface OfficialDraw {
  readonly date: string;
  readonly first: string;
  readonly threeFront: readonly string[];
  readonly threeLast: readonly string[];
  readonly two: string;
}

/** The official draws kept for tests; `draws.fixture.csv` names their source. */
export function officialDraws(): OfficialDraw[] {
  return readFileSync(new URL("draws.fixture.csv", import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .slice(1)
    .map((line) => {
      const [date = "", first = "", threeFront = "", threeLast = "", two = ""] = line.split(",");
      return { date, first, threeFront: threeFront.split(" "), threeLast: threeLast.split(" "), two };
    });
}

/** An official draw as the family's result. */
export function resultOf({ first, threeFront, threeLast, two }: OfficialDraw): DrawResult {
  return { first: [first], three_front: threeFront, three_last: threeLast, two: [two] };
}
