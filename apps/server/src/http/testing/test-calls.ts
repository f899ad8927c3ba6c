import { declareCall, planCall } from "@lantern/contract/call.ts";
import { Type } from "typebox";
import type { Session } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { siteAnswers } from "../../site/routes.ts";
import { answer, type Answer } from "../answer.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** What test calls have in common. */
export const identity = { capability: "site", summary: "For tests.", refusals: [] } as const;

const echo = declareCall({
  ...identity,
  name: "echo",
  method: "POST",
  path: "/wps/test/echo",
  access: "public",
  body: Type.Object({
    text: Type.String({ maxLength: 100_000 }),
    count: Type.Optional(Type.Integer()),
    items: Type.Optional(Type.Array(Type.Object({ id: Type.String() }))),
    token: Type.Optional(Type.String()),
  }),
  value: Type.Object({ text: Type.String(), fields: Type.Array(Type.String()) }),
});
const search = declareCall({
  ...identity,
  name: "search",
  method: "GET",
  path: "/wps/test/search/:kind",
  access: "public",
  params: Type.Object({ kind: Type.Union([Type.Literal("a"), Type.Literal("b")]) }),
  query: Type.Object({ page: Type.Integer({ minimum: 1 }), all: Type.Optional(Type.Boolean()), token: Type.Optional(Type.String()) }),
  value: Type.Object({ page: Type.Integer(), all: Type.Boolean() }),
});
const callOf = <const Name extends string, const Access extends "session" | "member" | "agent">(name: Name, access: Access) =>
  declareCall({ ...identity, name, method: "POST", path: `/wps/test/${name}`, access, value: Type.Object({ userName: Type.String() }) });
const forSession = callOf("for-session", "session");
const forMember = callOf("for-member", "member");
const forAgent = callOf("for-agent", "agent");
const pay = declareCall({
  ...identity,
  name: "pay",
  method: "POST",
  path: "/wps/test/pay",
  access: "member",
  idempotency: "required",
  value: Type.Object({ key: Type.String() }),
});
const breaks = declareCall({ ...identity, name: "breaks", method: "GET", path: "/wps/test/breaks", access: "public", value: Type.Null() });
const leaks = declareCall({
  ...identity,
  name: "leaks",
  method: "GET",
  path: "/wps/test/leaks",
  access: "public",
  value: Type.Object({ shown: Type.String() }),
});
const refuses = declareCall({
  ...identity,
  name: "refuses",
  method: "GET",
  path: "/wps/test/refuses",
  access: "public",
  value: Type.Null(),
  refusals: ["accounts.login_failed"],
});
/** A call that may be made twice a minute. */
export const slow = declareCall({
  ...identity,
  name: "slow",
  method: "GET",
  path: "/wps/test/slow",
  access: "public",
  ratePerMinute: 2,
  value: Type.Null(),
});
const planned = planCall({
  capability: "site",
  summary: "For tests.",
  name: "planned",
  method: "GET",
  path: "/wps/test/planned",
  access: "member",
});

const whoAmI = async (context: { session: Session }) => ({ userName: context.session.userName });
const answers: readonly Answer[] = [
  ...siteAnswers,
  answer(echo, async (_context, { body }) => ({ text: body.text, fields: Object.keys(body) })),
  answer(search, async (_context, { query }) => ({ page: query.page, all: query.all ?? false })),
  answer(forSession, whoAmI),
  answer(forMember, whoAmI),
  answer(forAgent, whoAmI),
  answer(pay, async (context) => ({ key: context.idempotencyKey ?? "none" })),
  answer(breaks, async () => {
    throw new Error("the password of the database is hunter2");
  }),
  answer(leaks, async () => ({ shown: "yes", hidden: "no" })),
  answer(refuses, async () => refuse("accounts.login_failed", { value: { captcha: true } })),
  answer(slow, async () => null),
];

/**
 * A server of the site's calls and of these: of each access, with each kind of input, and some that go wrong. The tokens
 * `member-token`, `agent-token` and `trial-token` are sessions at LANTERN, `jade-token` one at JADE.
 */
export async function startServerOfTestCalls(): Promise<TestServer> {
  const calls = [...answers.map(({ call }) => call), planned];
  const sessions: Record<string, Session> = {};
  const server = await startTestServer({ calls, answers, findSession: async (_scope, token) => sessions[token] });
  const session = (userName: string, memberType: number, merchant: string): Session => ({
    id: `session of ${userName}`,
    memberId: `id of ${userName}`,
    merchantId: server.merchantIds[merchant] ?? "",
    userName,
    memberType,
    currency: "THB",
    startedAt: new Date("2026-03-01T12:00:00Z"),
    expiresAt: new Date("2026-03-02T00:00:00Z"),
  });
  sessions["member-token"] = session("member", 0, "LANTERN");
  sessions["agent-token"] = session("agent", 1, "LANTERN");
  sessions["trial-token"] = session("trial", 4, "LANTERN");
  sessions["jade-token"] = session("jade", 0, "JADE");
  return server;
}

/** Options of a request that sends this token. */
export const withToken = (token: string) => ({ headers: { authorization: token } });
