import { expect, it } from "vitest";
import { waitingContracts } from "./contract-prompts.tsx";

const none = { dailysalreqtype: 0, divtypecompperiodreq: 0, contracthoursalreq: 0 };

it("2.26 3.18 an agent is told of each kind of contract that waits", () => {
  expect(waitingContracts(1, none)).toEqual([]);
  expect(waitingContracts(1, { dailysalreqtype: 2, divtypecompperiodreq: 1, contracthoursalreq: 1 }).map(({ href }) => href)).toEqual([
    "/m/member/agent/getSalaryContract",
    "/m/member/agent/getDevidendContract",
    "/m/member/agent/getHourContract",
  ]);
  expect(waitingContracts(2, { ...none, divtypecompperiodreq: 1 }).map(({ href }) => href)).toEqual([
    "/m/member/agent/getDevidendContract",
  ]);
});

it("3.1.3 6.3.2 members and the house's own accounts are told of none", () => {
  for (const type of [0, 4, 40, 41, 42]) expect(waitingContracts(type, { ...none, dailysalreqtype: 1 })).toEqual([]);
});
