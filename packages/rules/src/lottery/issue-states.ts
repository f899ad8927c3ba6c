import type { StateTable } from "./state-table.ts";

/**
 * - `scheduled`: announced, a chase may already cover it. - `open`: on sale. - `locked`: the set of bets is closed.
 * - `awaiting_result`: its draw's time has come, and its game's results come from outside. - `drawn`: the result stands.
 * - `settled`: every bet is settled. - `correcting`: two persons changed the result, its bets are settled again by a new
 * result version. - `void`: no result will come, or none counts: all stakes go back.
 */
export type IssueState = "scheduled" | "open" | "locked" | "awaiting_result" | "drawn" | "settled" | "correcting" | "void";

export const issueStates: StateTable<IssueState> = {
  scheduled: ["open", "void"],
  open: ["locked", "void"],
  locked: ["awaiting_result", "drawn", "void"],
  awaiting_result: ["drawn", "void"],
  drawn: ["settled", "void"],
  settled: ["correcting"],
  correcting: ["settled"],
  void: [],
};

/** The states that two operators may still make void: nothing that is settled whole. */
export const voidableIssueStates: readonly IssueState[] = ["scheduled", "open", "locked", "awaiting_result", "drawn"];

/** Where a game's results come from: its own verifiable draw, or a draw outside that operators report. */
export type ResultSource = "house" | "official";

/** What the app is told: `corrected` is settled by a result that took the place of an earlier one. */
export type IssueWireState = IssueState | "corrected";

export function issueWireState({ state, resultVersion }: { readonly state: IssueState; readonly resultVersion: number }): IssueWireState {
  return state === "settled" && resultVersion > 1 ? "corrected" : state;
}
