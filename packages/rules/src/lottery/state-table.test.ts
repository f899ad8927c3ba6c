import { describe, expect, it } from "vitest";
import { issueStates, issueWireState, voidableIssueStates, type IssueState } from "./issue-states.ts";
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

  it("wait for an official result between the lock and the draw, and are void from each state before settlement", () => {
    expect(issueStates.awaiting_result).toEqual(["drawn", "void"]);
    for (const state of Object.keys(issueStates) as IssueState[]) {
      expect([state, canMove(issueStates, state, "void")]).toEqual([state, voidableIssueStates.includes(state)]);
    }
  });

  it("are told as corrected where a later result settled them", () => {
    expect(issueWireState({ state: "settled", resultVersion: 1 })).toBe("settled");
    expect(issueWireState({ state: "settled", resultVersion: 2 })).toBe("corrected");
    expect(issueWireState({ state: "correcting", resultVersion: 2 })).toBe("correcting");
  });
});

describe("sub-order states", () => {
  it("lead from placed to every state", () => {
    expect(reachable(subOrderStates, "placed")).toEqual(new Set(Object.keys(subOrderStates)));
  });

  it("cancel only what is placed, and give money back once", () => {
    for (const state of Object.keys(subOrderStates) as (keyof typeof subOrderStates)[]) {
      expect(canMove(subOrderStates, state, "cancelled_user")).toBe(state === "placed");
      const keepsItsStake = ["placed", "locked", "won", "lost", "push", "paid"].includes(state);
      expect(canMove(subOrderStates, state, "void_refunded")).toBe(keepsItsStake);
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
