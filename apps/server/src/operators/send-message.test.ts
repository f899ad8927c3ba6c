import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestMember, TestBrowser } from "../accounts/devices/testing/test-members.ts";
import { findSession } from "../accounts/find-session.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { messagesAnswers } from "../messages/routes.ts";
import { createOperator } from "./create-operator.ts";
import { findOperator } from "./find-operator.ts";
import { operatorCommand } from "./operator-command.ts";
import { operatorsAnswers } from "./routes.ts";

const password = "a-long-word-for-operators";
const answers = [...accountsAnswers, ...messagesAnswers, ...operatorsAnswers];
const texts = [
  { language: "EN", title: "Hello", text: "We have looked into it." },
  { language: "MY", title: "မင်္ဂလာပါ", text: "စစ်ဆေးပြီးပါပြီ။" },
];

let server: TestServer;
let member: TestBrowser;
let keys = 0;

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, findOperator });
  const { LANTERN: merchantId } = server.merchantIds;
  for (const role of ["admin", "support", "reviewer"] as const)
    await server.database.tx((transaction) =>
      createOperator(server.scope, transaction, { kind: "system", name: "test" }, { userName: role, role, merchantId, password }),
    );
  await openTestMember(server, "asked01");
  member = new TestBrowser(server);
  await member.logIn("asked01");
});
afterAll(() => server.close());

async function tokenOf(username: string): Promise<string> {
  return (valueOf(await server.request("POST", "/wps/operator/login", { body: { username, password } })) as { token: string }).token;
}

const send = (token: string, body: unknown, key = `message-key-${(keys += 1)}`) =>
  server.request("POST", "/wps/operator/messages", { headers: { authorization: token, "idempotency-key": key }, body });

const inbox = async (language = "EN") =>
  (valueOf(await member.request("GET", "/wps/relay/CSP_getInbox", undefined, { headers: { language } })) as { messages: unknown[] })
    .messages;

describe("an operator's message", () => {
  it("is in the member's inbox once, in his language, and in the audit without its words", async () => {
    const token = await tokenOf("support");
    const { messageId } = valueOf(await send(token, { userName: "ASKED01", texts }, "the-same-key")) as { messageId: string };
    expect(valueOf(await send(token, { userName: "asked01", texts }, "the-same-key"))).toEqual({ messageId });
    expect(await inbox()).toMatchObject([
      { id: messageId, kind: "operator", title: "Hello", text: "We have looked into it.", read: false },
    ]);
    expect(await inbox("MY")).toMatchObject([{ title: "မင်္ဂလာပါ" }]);
    expect(await inbox("TH")).toMatchObject([{ title: "Hello" }]);
    const changed = [{ language: "EN", title: "Hello", text: "Something else." }];
    expect((await send(token, { userName: "asked01", texts: changed }, "the-same-key")).body?.errorCode).toBe(
      "request.idempotency_conflict",
    );
    const lines = await server.database.query("select actor_name, after from platform_audit where action = 'message.send'");
    expect(lines).toEqual([{ actor_name: "support", after: { messageId, languages: ["EN", "MY"] } }]);
  });

  it("is refused to reviewers, to nobody's name, without English, with empty words, twice in a language, without a key", async () => {
    expect((await send(await tokenOf("reviewer"), { userName: "asked01", texts })).status).toBe(403);
    const token = await tokenOf("admin");
    const [english, burmese] = texts;
    for (const [body, code] of [
      [{ userName: "nobody01", texts }, "operators.member_unknown"],
      [{ userName: "asked01", texts: [burmese] }, "operators.field_invalid"],
      [{ userName: "asked01", texts: [{ ...english, title: "  " }] }, "operators.field_invalid"],
      [{ userName: "asked01", texts: [english, english] }, "operators.field_invalid"],
      [{ userName: "asked01", texts: [{ ...english, title: "x".repeat(121) }] }, "request.invalid"],
      [{ userName: "asked01", texts: [] }, "request.invalid"],
    ] as const)
      expect([body, (await send(token, body)).body?.errorCode]).toEqual([body, code]);
    const keyless = await server.request("POST", "/wps/operator/messages", {
      headers: { authorization: token },
      body: { userName: "asked01", texts },
    });
    expect(keyless.body?.errorCode).toBe("request.idempotency_key_required");
    expect(await inbox()).toHaveLength(1);
  });

  it("can be sent by the command, which says what to correct", async () => {
    const run = (words: readonly string[]) =>
      operatorCommand({ DATABASE_URL: server.database.url, LOG_LEVEL: "silent" }, words, { clock: server.clock });
    server.clock.advance(1_000);
    const whole = ["message", "asked01", "--merchant", "LANTERN", "--title", "By hand", "--text", "Two words."];
    expect(await run([...whole, "--title-th", "สวัสดี", "--text-th", "สองคำ"])).toContain("asked01 has the message");
    expect(await inbox("TH")).toMatchObject([{ title: "สวัสดี" }, { title: "Hello" }]);
    for (const [words, problem] of [
      [["message"], "Name the member"],
      [["message", "asked01"], "Say --merchant"],
      [["message", "asked01", "--merchant", "NOWHERE"], "There is no merchant NOWHERE"],
      [whole.with(1, "nobody01"), "There is no member nobody01 at LANTERN"],
      [whole.slice(0, 6), "Say --text"],
      [[...whole, "--title-my", "x"], "Say --text-my"],
      [whole.with(5, "x".repeat(121)), "--title has 1 to 120 characters"],
    ] as const)
      await expect(run(words), words.join(" ")).rejects.toThrow(problem);
  });
});
