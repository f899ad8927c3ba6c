import { describe, expect, it } from "vitest";
import { issueStates } from "./issue-states.ts";
import { canMove, isFinal, type StateTable } from "./state-table.ts";
import { subOrderStates, subOrderWireStatus } from "./sub-order-states.ts";

function reachable(table: StateTable<string>, from: string): Set<string> {
  const seen = new Set([from]);
  for (const state of seen) for (const next of table[state] ?? []) seen.add(next);
  return seen;
}

describe("issue states", () => {
  it("lead from scheduled to every state, and end settled or void", () => {
    expect(reachable(issueStates, "scheduled")).toEqual(new Set(Object.keys(issueStates)));
    expect(isFinal(issueStates, "void")).toBe(true);
  });

  it("never void a settled issue, reopen a locked one or draw an open one", () => {
    expect(canMove(issueStates, "settled", "void")).toBe(false);
    expect(canMove(issueStates, "locked", "open")).toBe(false);
    expect(canMove(issueStates, "open", "drawn")).toBe(false);
    expect(canMove(issueStates, "settled", "correcting")).toBe(true);
  });
});

describe("sub-order states", () => {
  it("lead from placed to every state", () => {
    expect(reachable(subOrderStates, "placed")).toEqual(new Set(Object.keys(subOrderStates)));
  });

  it("cancel only what is placed, and give money back once", () => {
    for (const state of Object.keys(subOrderStates) as (keyof typeof subOrderStates)[]) {
      expect(canMove(subOrderStates, state, "cancelled_user")).toBe(state === "placed");
      expect(canMove(subOrderStates, state, "void_refunded")).toBe(state === "placed" || state === "locked");
    }
    for (const state of ["cancelled_user", "cancelled_win_stop", "cancelled_exclusion", "void_refunded"] as const) {
      expect(isFinal(subOrderStates, state)).toBe(true);
    }
  });

  it("have a wire status each, 8 for one that the player cancelled", () => {
    expect(subOrderWireStatus.cancelled_user).toBe(8);
    expect(new Set(Object.values(subOrderWireStatus)).size).toBe(Object.keys(subOrderStates).length);
  });
});
