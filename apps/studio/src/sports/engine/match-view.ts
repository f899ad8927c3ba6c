import type { DrawnMatch, MatchRules } from "./types.ts";

/** A match as it can be seen at a moment: nothing that is still to come. */
export interface SeenMatch {
  readonly home: number;
  readonly away: number;
  /** Points of the leg that is being played; only in a series. */
  readonly leg?: { readonly number: number; readonly home: number; readonly away: number };
  /** Of 90; only where goals are scored. */
  readonly minute?: number;
  readonly events: DrawnMatch["events"];
  readonly over: boolean;
}

/** What is seen when so many thousandths of the playing time are gone. */
export function seeMatch(rules: MatchRules, drawn: DrawnMatch, atPermille: number): SeenMatch {
  const over = atPermille >= drawn.endsAtPermille;
  const events = drawn.events.filter((event) => event.atPermille <= atPermille);
  if (rules.kind === "goals") {
    const goals = (side: "home" | "away"): number => events.filter((event) => event.side === side).length;
    return { home: goals("home"), away: goals("away"), minute: Math.min(90, Math.trunc((atPermille * 91) / 1_000)), events, over };
  }
  const legsWon = (side: "home" | "away"): number => events.filter((event) => event.winsLeg && event.side === side).length;
  const number = Math.min(drawn.outcome.legs?.length ?? 1, Math.trunc(atPermille / Math.trunc(1_000 / rules.legs)) + 1);
  const points = (side: "home" | "away"): number => events.filter((event) => event.leg === number && event.side === side).length;
  return { home: legsWon("home"), away: legsWon("away"), leg: { number, home: points("home"), away: points("away") }, events, over };
}
