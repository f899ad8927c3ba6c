import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../http/testing/test-server.ts";
import { excludeMember } from "../../safeguards/exclude-member.ts";
import { findSession } from "../find-session.ts";
import { accountsAnswers } from "../routes.ts";
import { openTestMember, testPassword, TestBrowser } from "./testing/test-members.ts";

const dayMs = 24 * 3_600_000;

describe("a break from play is not ended by another account", () => {
  let server: TestServer;
  let names = 0;
  beforeAll(async () => {
    server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
  });
  afterAll(() => server.close());

  /** What came of opening an account and of beginning test play in a browser, as nobody yet. */
  async function tried(browser: TestBrowser): Promise<(string | undefined)[]> {
    names += 1;
    browser.token = undefined;
    const username = `another${names}`;
    const body = { username, password: testPassword, confirmPassword: testPassword, agreed: true };
    const answers = [
      await browser.request("PUT", "/wps/member/register", body),
      await browser.request("POST", "/wps/session/login/freeplay"),
      await browser.request("GET", "/wps/member/trialuser"),
    ];
    return answers.map(({ body: answered }) => (answered?.success === true ? "opened" : answered?.errorCode));
  }
  async function playing(userName: string): Promise<{ browser: TestBrowser; memberId: string }> {
    const memberId = await openTestMember(server, userName);
    const browser = new TestBrowser(server);
    await browser.logIn(userName);
    return { browser, memberId };
  }
  const exclude = (memberId: string, days: number) =>
    server.database.tx((transaction) =>
      excludeMember(transaction, { memberId, until: new Date(server.clock.now().getTime() + days * dayMs), kind: "self_exclusion" }),
    );
  const all = (outcome: string) => [outcome, outcome, outcome];

  it("on the device of an excluded member nothing is opened, nor test play begun, until it is over; elsewhere both are", async () => {
    const { browser, memberId } = await playing("resting");
    expect(await tried(browser)).toEqual(all("opened"));
    await exclude(memberId, 7);
    expect(await tried(browser)).toEqual(all("accounts.device_excluded"));
    expect(await tried(new TestBrowser(server))).toEqual(all("opened"));
    server.clock.advance(7 * dayMs + 1);
    expect(await tried(browser)).toEqual(all("opened"));
  });

  it("taking the device off the list first helps nobody, and another merchant's member is another person", async () => {
    const { browser, memberId } = await playing("restless");
    await exclude(memberId, 7);
    await server.database.query("update accounts_devices set removed_at = $2 where member_id = $1", [memberId, server.clock.now()]);
    expect(await tried(browser)).toEqual(all("accounts.device_excluded"));
    await server.database.query("update accounts_devices set merchant_id = $2 where member_id = $1", [
      memberId,
      server.merchantIds["JADE"],
    ]);
    expect(await tried(browser)).toEqual(all("opened"));
  });
});
