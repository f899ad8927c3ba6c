import fc from "fast-check";
import { type ContentRule, pickChoices } from "./content.ts";

/**
 * Any content that a rule allows, picks and parts in any order, small enough to judge by hand.
 * Half of the picks come from `likely`, such as numbers that were drawn, so that rare wins occur.
 */
export function contentsOf(rule: ContentRule, likely: readonly string[] = []): fc.Arbitrary<string> {
  const choices = pickChoices(rule.values);
  const known = likely.filter((text) => choices.includes(text));
  const pick = known.length === 0 ? fc.constantFrom(...choices) : fc.oneof(fc.constantFrom(...choices), fc.constantFrom(...known));
  const picks = (from: number, to: number) =>
    fc.uniqueArray(pick, { minLength: from, maxLength: Math.min(to, choices.length) }).map((chosen) => chosen.join("_"));
  if (rule.form === "list") return picks(rule.picksMin, Math.min(rule.picksMax, Math.max(rule.picksMin, 30)));
  if (rule.form === "positions") {
    const part = picks(rule.empty === "allowed" ? 0 : 1, rule.picksMax);
    return fc
      .array(part, { minLength: rule.positions, maxLength: rule.positions })
      .filter((parts) => parts.some((text) => text !== ""))
      .map((parts) => parts.join("|"));
  }
  return fc
    .uniqueArray(picks(rule.size, rule.size), {
      minLength: 1,
      maxLength: Math.min(5, rule.combinationsMax),
      selector: (text) => text.split("_").toSorted().join("_"),
    })
    .map((parts) => parts.join("|"));
}
