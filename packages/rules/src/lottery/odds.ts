import { isDecimalRatio } from "@lantern/money/multiply.ts";
import type { Play } from "./play.ts";

/** The prices of one play by key, decimal texts that include the stake ("99.5"). Frozen on a line when it is accepted. */
export type PlayOdds = Readonly<Record<string, string>>;

/** The prices of a family's plays by play code: what an operator edits. */
export type OddsSet = Readonly<Record<string, PlayOdds>>;

const oddsText = /^(?:0|[1-9][0-9]{0,8})(?:\.[0-9]{1,4})?$/;

/** Whether a text can stand as odds: above zero, at most 4 decimals. */
export function isOdds(text: unknown): text is string {
  return typeof text === "string" && oddsText.test(text) && isDecimalRatio(text) && Number(text) > 0;
}

/** The keys of a play that an odds set leaves out or prices wrongly; an empty list means that the play may be sold. */
export function oddsMissing(play: Play, odds: OddsSet): readonly string[] {
  return play.oddsKeys.filter((key) => !isOdds(odds[play.code]?.[key]));
}

/** The odds of a play as they are frozen on a line: exactly its keys. Throws when the set does not price the play. */
export function freezeOdds(play: Play, odds: OddsSet): PlayOdds {
  const missing = oddsMissing(play, odds);
  if (missing.length > 0)
    throw new RangeError(`The odds set prices ${play.code} without ${missing.join(", ")}; set them before selling it.`);
  return Object.fromEntries(play.oddsKeys.map((key) => [key, odds[play.code]?.[key] as string]));
}
