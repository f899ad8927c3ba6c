import type { StateTable } from "./state-table.ts";

/**
 * - `scheduled`: announced, a chase may already cover it. - `open`: on sale. - `locked`: the set of bets is closed.
 * - `drawn`: the result stands. - `settled`: every bet is settled. - `correcting`: two persons changed the result, its bets
 * are settled again by a new result version. - `void`: no result will come, all stakes go back.
 */
export type IssueState = "scheduled" | "open" | "locked" | "drawn" | "settled" | "correcting" | "void";

export const issueStates: StateTable<IssueState> = {
  scheduled: ["open", "void"],
  open: ["locked", "void"],
  locked: ["drawn", "void"],
  drawn: ["settled", "void"],
  settled: ["correcting"],
  correcting: ["settled"],
  void: [],
};
