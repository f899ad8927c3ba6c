import { calls } from "@lantern/contract/calls.ts";
import { roles, type Role } from "@lantern/rules/accounts/access-table.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openAccount } from "./accounts/open-account.ts";
import { answers } from "./answers.ts";
import { startTestServer, type TestServer } from "./http/testing/test-server.ts";
import type { Session } from "./platform/context.ts";
import { findMerchant } from "./site/find-merchant.ts";

/** What each level of the contract promises, by role: the refusal's status, code and words; nothing where the role is let in. */
const words = {
  not_logged_in: [401, "access.not_logged_in", "You are not logged in, please login first"],
  trial_refused: [403, "access.trial_refused", "Please login an actual account to use this function"],
  cashier_refused: [403, "access.cashier_refused", "Your account type cannot deposit or withdraw here"],
  agents_only: [403, "access.agents_only", "Incorrect agent information"],
  operators_only: [403, "access.operators_only", "This is for those who run the house"],
} as const;
const gateCodes: ReadonlySet<string> = new Set(Object.values(words).map(([, code]) => code));
const refused: Readonly<Record<string, Readonly<Partial<Record<Role, keyof typeof words>>>>> = {
  public: {},
  vendor: {},
  session: { visitor: "not_logged_in" },
  member: { visitor: "not_logged_in", 4: "trial_refused" },
  cashier: { visitor: "not_logged_in", 4: "trial_refused", 40: "cashier_refused", 41: "cashier_refused", 42: "cashier_refused" },
  agent: { visitor: "not_logged_in", 0: "agents_only", 4: "trial_refused", 40: "agents_only" },
  operator: { visitor: "not_logged_in", ...Object.fromEntries(roles.slice(1).map((role) => [role, "operators_only"])) },
};

let server: TestServer;
const sessions: Record<string, Session> = {};
const tokenOf = (role: Role) => `token-of-${role}`;

beforeAll(async () => {
  // Sessions that no call can end, since every call is made.
  server = await startTestServer({ calls, answers, findSession: async (_scope, token) => sessions[token] });
  const merchant = await findMerchant(server.scope, "localhost");
  if (merchant === undefined) throw new Error("LANTERN has not been seeded");
  for (const role of roles) {
    if (role === "visitor") continue;
    const account = { userName: `role${role}`, passwordHash: undefined, memberType: role, currency: "THB", language: "EN" };
    const member = await server.database.tx((transaction) => openAccount(server.scope, transaction, merchant, account));
    if (member === undefined) throw new Error(`${account.userName} is taken`);
    sessions[tokenOf(role)] = {
      id: "0197a000-0000-7000-8000-000000000001",
      memberId: member.id,
      merchantId: merchant.id,
      userName: account.userName,
      memberType: role,
      currency: "THB",
      startedAt: server.clock.now(),
      expiresAt: new Date(server.clock.now().getTime() + 3_600_000),
    };
  }
});
afterAll(() => server.close());

describe.each(calls.map((call) => [call.name, call] as const))("%s", (_name, call) => {
  const places = [call, ...(call.aliases ?? []).map((alias) => ({ method: alias.method ?? call.method, path: alias.path }))];

  it.each(places.map(({ method, path }) => [method, path] as const))(
    "6.1 6.2.1 6.3.1 6.4.2 8.1.1 %s %s lets in the roles of its level, and tells the others why not",
    async (method, path) => {
      for (const role of roles) {
        const answered = await server.request(method, path.replaceAll(/[:{](\w+)\}?/g, "x"), {
          headers: {
            ...(role === "visitor" ? {} : { authorization: tokenOf(role) }),
            "idempotency-key": `roles-${call.name}-${role}`,
          },
          ...(method === "GET" ? {} : { body: {} }),
        });
        const why = refused[call.access]?.[role];
        const found = [answered.status, answered.body?.errorCode, answered.body?.message];
        if (why !== undefined) expect([role, ...found]).toEqual([role, ...words[why]]);
        // Whatever comes after the gate (a field that is missing, a call that is not built) is no matter of who calls.
        else expect([role, gateCodes.has(answered.body?.errorCode ?? "")]).toEqual([role, false]);
        if (why === undefined && call.planned === true) expect([role, answered.status]).toEqual([role, 501]);
      }
    },
  );
});
