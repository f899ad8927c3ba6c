import fc from "fast-check";
import type { Play } from "../play.ts";
import { isPickOf, type PickValues } from "../content.ts";
import type { DrawResult } from "../result-shape.ts";
import { neighboursOf } from "./result.ts";

/**
 * A content of which about half of the picks come from what was drawn, made of numbers by chance: quick, as thousands are judged.
 * Each number stands for a pick; what a play does not take, or has already, is left out.
 */
export function contentNear({ content, exampleContent }: Play, result: DrawResult, chances: readonly number[]): string {
  if (content.form === "list") {
    const picks = [...new Set(chances.map((chance) => pickNear(content.values, result, chance)))].filter((pick) =>
      isPickOf(content.values, pick),
    );
    return picks.length === 0 ? exampleContent : picks.join("_");
  }
  if (content.form === "combinations") {
    const parts = chances.slice(0, 4).map((chance) => someDigits(result, chance).slice(0, content.size).toSorted().join("_"));
    return [...new Set(parts)].join("|");
  }
  const places = Array.from({ length: content.positions }, (_, place) =>
    [...new Set(chances.filter((_chance, at) => at % content.positions === place).map((chance) => someDigits(result, chance)[0]))].join(
      "_",
    ),
  );
  return places.join("|");
}

/** Chances for `contentNear`, so many as a content has picks at most. */
export const chancesOfPicks = fc.array(fc.nat({ max: 2 ** 30 }), { minLength: 1, maxLength: 12 });

function pickNear(values: PickValues, result: DrawResult, chance: number): string {
  if (values.kind === "words") return values.words[chance % values.words.length] ?? "";
  const digits = values.kind === "digits" ? values.digits : 0;
  if (chance % 2 === 0) return (Math.floor(chance / 2) % 10 ** digits).toString().padStart(digits, "0");
  const near = drawnNear(result, digits);
  return near[Math.floor(chance / 2) % near.length] ?? "";
}

const nearByResult = new WeakMap<DrawResult, Map<number, readonly string[]>>();

/** Numbers of so many digits that were drawn, begin or end what was drawn, or nearly were. */
function drawnNear(result: DrawResult, digits: number): readonly string[] {
  const known = nearByResult.get(result) ?? new Map<number, readonly string[]>();
  nearByResult.set(result, known);
  const near = known.get(digits) ?? (digits === 6 ? ticketsNear(result) : endsOf(result, digits));
  known.set(digits, near);
  return near;
}

function endsOf(result: DrawResult, digits: number): readonly string[] {
  const lots = Object.values(result)
    .flat()
    .map((lot) => lot.replace(/\D/g, ""))
    .slice(0, 6);
  return lots
    .flatMap((lot) => [lot.slice(-digits), lot.slice(0, digits), lot.slice(-digits).split("").toReversed().join(""), ...lot.split("")])
    .filter((text) => text.length === digits);
}

/** Tickets that win something, each on a prize of its own or on several. */
function ticketsNear(result: DrawResult): readonly string[] {
  const lots = Object.values(result).flat();
  const threes = lots.filter((lot) => lot.length === 3);
  return [
    ...lots.filter((lot) => lot.length === 6),
    ...neighboursOf(result["first"]?.[0] ?? ""),
    ...threes.flatMap((front) => threes.map((last) => front + last)),
    ...threes.map((front) => `${front}0${result["two"]?.[0]}`),
  ];
}

/** All ten digits in some order; every other time with those on top before the rest. */
function someDigits(result: DrawResult, chance: number): readonly string[] {
  const [lot = ""] = Object.values(result)[0] ?? [];
  const lead = chance % 2 === 0 ? "" : lot.replace(/\D/g, "").slice(-3);
  const turn = Math.floor(chance / 2) % 10;
  const rest = Array.from({ length: 10 }, (_, place) => String((turn + place * (chance % 4 < 2 ? 3 : 7)) % 10));
  return [...new Set([...lead.split(""), ...rest])];
}
