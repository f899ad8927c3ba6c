import { valueOf, type TestServer } from "../../../http/testing/test-server.ts";
import { listMerchants } from "../../../site/list-merchants.ts";
import type { TestBrowser } from "../../devices/testing/test-members.ts";
import { decideCase, type Decision } from "../decide-case.ts";
import type { KycStatus } from "../kyc-status.ts";

export const dayMs = 24 * 3_600_000;
export const actor = { kind: "command", name: "tester" } as const;

const selectCases = `
  select id, status from accounts_kyc_cases where member_id = $1 and status <> 'draft' order by submitted_at desc, id desc`;

/** What tests of KYC do, and look at, on the server that is open. */
export function kycSteps(server: () => TestServer) {
  const merchant = async () => {
    const found = (await listMerchants(server().database)).find(({ code }) => code === "LANTERN");
    if (found === undefined) throw new Error("no merchant");
    return found;
  };
  const statusOf = async (browser: TestBrowser) => valueOf(await browser.request("GET", "/wps/member/kyc")) as KycStatus;
  /** Every case that was submitted, the newest first. */
  const casesOf = (memberId: string) => server().database.query<{ id: string; status: string }>(selectCases, [memberId]);
  const lastCase = async (memberId: string) => (await casesOf(memberId))[0]?.id ?? "";
  const decide = async (memberId: string, decision: Decision) =>
    decideCase(server().scope, { actor, merchantId: (await merchant()).id, caseId: await lastCase(memberId) }, decision);
  return { merchant, statusOf, casesOf, lastCase, decide };
}
