import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, valueOf, type TestAnswer, type TestServer } from "../../http/testing/test-server.ts";
import { findMerchant } from "../../site/find-merchant.ts";
import { findSession } from "../find-session.ts";
import { openAccount } from "../open-account.ts";
import { hashPassword } from "../password-hash.ts";
import { accountsAnswers } from "../routes.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: accountsAnswers.map(({ call }) => call), answers: accountsAnswers, findSession });
});
afterAll(() => server.close());

const password = "lantern123";

interface Caller {
  readonly memberId: string;
  readonly get: (path: string) => Promise<TestAnswer>;
  readonly post: (path: string, body: unknown) => Promise<TestAnswer>;
}

let names = 0;

async function openMember(change: { memberType?: number; withoutPassword?: true } = {}): Promise<Caller> {
  const merchant = await findMerchant(server.scope, "localhost");
  if (merchant === undefined) throw new Error("no merchant");
  names += 1;
  const userName = `secure${names}`;
  const passwordHash = await hashPassword(password);
  const member = await server.database.tx((transaction) =>
    openAccount(server.scope, transaction, merchant, {
      userName,
      passwordHash,
      memberType: change.memberType ?? 0,
      currency: "THB",
      language: "EN",
    }),
  );
  if (member === undefined) throw new Error(`${userName} is taken`);
  const { token } = valueOf(await server.request("POST", "/wps/session/login", { body: { username: userName, password } })) as {
    token: string;
  };
  if (change.withoutPassword === true)
    await server.database.query("update accounts_members set password_hash = null where id = $1", [member.id]);
  const headers = { Authorization: token };
  return {
    memberId: member.id,
    get: (path) => server.request("GET", path, { headers }),
    post: (path, body) => server.request("POST", path, { headers, body }),
  };
}

const twice = (paymentPassword: string) => ({ paymentPassword, confirmPaymentPassword: paymentPassword });
const paymentPath = "/wps/member/paymentPassword";
const has = async ({ get }: Caller) => valueOf(await get("/wps/member/hasWithdrawalPassword"));

async function lastMessage(recipient: string): Promise<{ facts: { code?: string; change?: string }; subject: string; body: string }> {
  const [row] = await server.database.query<{ facts: { code?: string; change?: string }; subject: string; body: string }>(
    "select facts, subject, body from delivery_messages where recipient = $1 order by created_at desc, id desc limit 1",
    [recipient],
  );
  if (row === undefined) throw new Error(`nothing was sent to ${recipient}`);
  return row;
}

async function proveEmail(caller: Caller, email: string, more: Record<string, unknown> = {}): Promise<TestAnswer> {
  const sent = await caller.post("/wps/member/info/email/code", { email });
  expect(sent.body).toMatchObject({ success: true });
  const { facts } = await lastMessage(email.trim().toLowerCase());
  return caller.post("/wps/member/info/email", { email, verificationCode: facts.code, password, ...more });
}

const questions = [
  { question: "firstPet", answer: "Shwe War" },
  { question: "firstFriend", answer: "Ko Mya" },
  { question: "dreamPlace", answer: "อินเล" },
];
const setQuestions = (caller: Caller, answers: unknown = questions, own = password) =>
  caller.post("/wps/member/customerSecurityQuestions", { password: own, answers });

describe("payment password", () => {
  test("7.6 the first is proven by the login password, each later one by the one before", async () => {
    const caller = await openMember();
    expect(await has(caller)).toEqual({ hasWithdrawalPassword: false });
    expect((await caller.post(paymentPath, { password: "lantern124", ...twice("250817") })).body).toMatchObject({
      errorCode: "accounts.password_wrong",
    });
    expect((await caller.post(paymentPath, { password, ...twice("250817") })).body).toMatchObject({ success: true });
    expect(await has(caller)).toEqual({ hasWithdrawalPassword: true });
    const withLogin = await caller.post(paymentPath, { password, ...twice("908172") });
    expect(withLogin.body).toMatchObject({ errorCode: "accounts.payment_password_wrong" });
    expect((await caller.post(paymentPath, { oldPaymentPassword: "250817", ...twice("908172") })).body).toMatchObject({ success: true });
    expect((await caller.post(paymentPath, { oldPaymentPassword: "250817", ...twice("471936") })).body).toMatchObject({
      errorCode: "accounts.payment_password_wrong",
    });
  });

  test("5.4 it stays not as it was, is typed alike twice, follows the rule, and is not guessed at once", async () => {
    const caller = await openMember();
    await caller.post(paymentPath, { password, ...twice("250817") });
    const change = (body: Record<string, unknown>) => caller.post(paymentPath, { oldPaymentPassword: "250817", ...body });
    expect((await change(twice("250817"))).body).toMatchObject({
      errorCode: "accounts.payment_password_unchanged",
      message: "The new password and the old password cannot be the same",
    });
    expect((await change({ paymentPassword: "908172", confirmPaymentPassword: "908173" })).body).toMatchObject({
      errorCode: "accounts.password_mismatch",
      message: "Confirmation password not matched",
      value: { field: "confirmPaymentPassword" },
    });
    expect((await change(twice("12345"))).body).toMatchObject({
      errorCode: "accounts.payment_password_invalid",
      value: { messageId: "formRules.payment_password_format" },
    });
    expect((await change(twice("123456"))).body).toMatchObject({
      errorCode: "accounts.payment_password_invalid",
      value: { messageId: "formRules.payment_password_guessable" },
    });
  });

  test("is stored by argon2 alone", async () => {
    const caller = await openMember();
    await caller.post(paymentPath, { password, ...twice("250817") });
    const [row] = await server.database.query<{ all: string; hash: string }>(
      "select to_jsonb(member)::text as all, payment_password_hash as hash from accounts_members member where id = $1",
      [caller.memberId],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$/);
    expect(row?.all).not.toContain("250817");
  });

  test("guesses are throttled, and the right one is not taken meanwhile", async () => {
    const caller = await openMember();
    await caller.post(paymentPath, { password, ...twice("250817") });
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const answer = await caller.post(paymentPath, { oldPaymentPassword: `90817${guess}`, ...twice("471936") });
      codes.push(answer.body?.errorCode);
    }
    expect(codes).toEqual([
      ...Array.from({ length: 5 }, () => "accounts.payment_password_wrong"),
      ...Array.from({ length: 2 }, () => "accounts.too_many_tries"),
    ]);
    const right = await caller.post(paymentPath, { oldPaymentPassword: "250817", ...twice("471936") });
    expect(right).toMatchObject({
      status: 429,
      body: { errorCode: "accounts.too_many_tries", value: { retryAfterSeconds: expect.any(Number) } },
    });
    server.clock.advance(61 * 60_000);
    expect((await caller.post(paymentPath, { oldPaymentPassword: "250817", ...twice("471936") })).body).toMatchObject({ success: true });
  });

  test("of many changes at once with the same old one, one counts", async () => {
    const caller = await openMember();
    await caller.post(paymentPath, { password, ...twice("250817") });
    const answers = await Promise.all(
      ["471936", "583047", "694158"].map((next) => caller.post(paymentPath, { oldPaymentPassword: "250817", ...twice(next) })),
    );
    expect(answers.filter(({ body }) => body?.success === true)).toHaveLength(1);
  });

  test("an account without a password sets one only soon after its login", async () => {
    const caller = await openMember({ withoutPassword: true });
    server.clock.advance(16 * 60_000);
    expect((await caller.post(paymentPath, twice("250817"))).body).toMatchObject({ errorCode: "accounts.fresh_login_needed" });
    expect(await has(caller)).toEqual({ hasWithdrawalPassword: false });
    const fresh = await openMember({ withoutPassword: true });
    expect((await fresh.post(paymentPath, twice("250817"))).body).toMatchObject({ success: true });
  });

  test("6.4.2 a trial account has none to set", async () => {
    const { token } = valueOf(await server.request("POST", "/wps/session/login/freeplay", { body: {} })) as { token: string };
    const headers = { Authorization: token };
    for (const [method, path] of [
      ["GET", "/wps/member/hasWithdrawalPassword"],
      ["GET", "/wps/member/securityConfig"],
      ["POST", paymentPath],
    ] as const) {
      const answer = await server.request(method, path, { headers, ...(method === "POST" ? { body: twice("250817") } : {}) });
      expect(answer.body).toMatchObject({
        errorCode: "access.trial_refused",
        message: "Please login an actual account to use this function",
      });
    }
  });
});

describe("reset of the payment password", () => {
  const resetPath = `${paymentPath}/reset`;

  test("7.6 by a code that goes to the member's own proven address, once", async () => {
    const caller = await openMember();
    await caller.post(paymentPath, { password, ...twice("250817") });
    expect((await caller.post(`${paymentPath}/code`, { by: "email" })).body).toMatchObject({ errorCode: "accounts.recipient_missing" });
    await proveEmail(caller, "reset1@example.com");
    const sent = await caller.post(`${paymentPath}/code`, { by: "email" });
    expect(sent.body).toMatchObject({ value: { recipient: "r•••@example.com", expirationTime: expect.any(Number) } });
    const { facts } = await lastMessage("reset1@example.com");
    const wrong = await caller.post(resetPath, { by: "email", verificationCode: "000000", ...twice("471936") });
    expect(wrong.body).toMatchObject({ errorCode: "accounts.code_wrong" });
    const reset = await caller.post(resetPath, { by: "email", verificationCode: facts.code, ...twice("471936") });
    expect(reset.body).toMatchObject({ success: true });
    const again = await caller.post(resetPath, { by: "email", verificationCode: facts.code, ...twice("583047") });
    expect(again.body?.success).toBe(false);
    expect((await caller.post(paymentPath, { oldPaymentPassword: "471936", ...twice("583047") })).body).toMatchObject({ success: true });
    expect(await lastMessage("reset1@example.com")).toMatchObject({ facts: { change: "paymentPasswordChanged" } });
  });

  test("a code for something else resets nothing", async () => {
    const caller = await openMember();
    await proveEmail(caller, "reset2@example.com");
    server.clock.advance(61_000);
    await caller.post("/wps/member/info/email/code", { email: "reset2@example.com" });
    const { facts } = await lastMessage("reset2@example.com");
    const reset = await caller.post(resetPath, { by: "email", verificationCode: facts.code, ...twice("471936") });
    expect(reset.body).toMatchObject({ success: false });
    expect(await has(caller)).toEqual({ hasWithdrawalPassword: false });
  });

  test("7.6 by all the security answers with the login password, however they are written", async () => {
    const caller = await openMember();
    await caller.post(paymentPath, { password, ...twice("250817") });
    const unset = await caller.post(resetPath, { by: "questions", password, answers: questions, ...twice("471936") });
    expect(unset.body).toMatchObject({ errorCode: "accounts.security_questions_unset" });
    await setQuestions(caller);
    const written = [
      { question: "dreamPlace", answer: " อินเล " },
      { question: "firstPet", answer: "SHWE-WAR" },
      { question: "firstFriend", answer: "ko mya" },
    ];
    const answered = (answers: unknown, own = password) =>
      caller.post(resetPath, { by: "questions", password: own, answers, ...twice("471936") });
    expect((await answered(written, "lantern124")).body).toMatchObject({ errorCode: "accounts.password_wrong" });
    expect((await answered(written.slice(1))).body).toMatchObject({ errorCode: "accounts.security_answers_wrong" });
    expect((await answered(written.map((one) => ({ ...one, answer: "Ko Mya" })))).body).toMatchObject({
      errorCode: "accounts.security_answers_wrong",
    });
    expect((await answered(written)).body).toMatchObject({ success: true });
    expect((await caller.post(paymentPath, { oldPaymentPassword: "471936", ...twice("583047") })).body).toMatchObject({ success: true });
  });

  test("an answer set in Zawgyi is right in Unicode, and the other way round", async () => {
    const caller = await openMember();
    const burmese = (city: string, friend: string) => [
      { question: "childhoodStreet", answer: city },
      { question: "firstFriend", answer: friend },
      { question: "firstPhone", answer: "Nokia" },
    ];
    expect((await setQuestions(caller, burmese("ရန္ကုန္ၿမိဳ႕", "ကျော်ဇင်"))).body).toMatchObject({ success: true });
    const answers = burmese("ရန်ကုန်မြို့", "ေက်ာ္ဇင္");
    const reset = await caller.post(resetPath, { by: "questions", password, answers, ...twice("471936") });
    expect(reset.body).toMatchObject({ success: true });
  });

  test("guesses at the answers are throttled", async () => {
    const caller = await openMember();
    await setQuestions(caller);
    const wrong = questions.map((one) => ({ ...one, answer: "no idea" }));
    const codes = new Set<string | undefined>();
    for (let guess = 0; guess < 12; guess += 1) {
      const { body } = await caller.post(resetPath, { by: "questions", password, answers: wrong, ...twice("471936") });
      codes.add(body?.errorCode);
      if (guess % 8 === 7) server.clock.advance(60_000);
    }
    expect([...codes]).toEqual(["accounts.security_answers_wrong", "accounts.too_many_tries"]);
  });
});

describe("security questions", () => {
  test("7.6 the catalogue is in the caller's language, and of it three are answered", async () => {
    const caller = await openMember();
    const english = valueOf(await caller.get("/wps/member/securityQuestions")) as { questions: { question: string; text: string }[] };
    expect(english).toMatchObject({ chosenCount: 3 });
    expect(english.questions).toContainEqual({ question: "firstPet", text: "Your first pet's name" });
    expect(valueOf(await caller.get("/wps/member/customerSecurityQuestions"))).toEqual({ questions: [] });
    expect((await setQuestions(caller)).body).toMatchObject({ success: true });
    const own = valueOf(await caller.get("/wps/member/customerSecurityQuestions")) as { questions: { question: string }[] };
    expect(own.questions.map(({ question }) => question)).toEqual(["firstPet", "firstFriend", "dreamPlace"]);
  });

  test("answers that are too few, of no question or alike are refused, and nothing is set without the password", async () => {
    const caller = await openMember();
    expect((await setQuestions(caller, questions.slice(1))).body).toMatchObject({ errorCode: "accounts.security_answers_invalid" });
    const alike = questions.map((one) => ({ ...one, answer: "same" }));
    expect((await setQuestions(caller, alike)).body).toMatchObject({
      errorCode: "accounts.security_answers_invalid",
      value: { field: "answers.1.answer", messageId: "formRules.answer_twice" },
    });
    const unknown = [...questions.slice(1), { question: "pin", answer: "1234" }];
    expect((await setQuestions(caller, unknown)).body).toMatchObject({ value: { field: "answers.2.question" } });
    expect((await setQuestions(caller, questions, "lantern124")).body).toMatchObject({ errorCode: "accounts.password_wrong" });
    expect(valueOf(await caller.get("/wps/member/customerSecurityQuestions"))).toEqual({ questions: [] });
  });

  test("answers are stored as hashes, and new ones take the place of all before", async () => {
    const caller = await openMember();
    await setQuestions(caller);
    const next = [
      { question: "firstJob", answer: "Bogyoke market" },
      { question: "firstPhone", answer: "Nokia" },
      { question: "firstPet", answer: "Pyo Pyo" },
    ];
    expect((await setQuestions(caller, next)).body).toMatchObject({ success: true });
    const rows = await server.database.query<{ question: string; answer_hash: string }>(
      "select question, answer_hash from accounts_security_answers where member_id = $1 order by place",
      [caller.memberId],
    );
    expect(rows.map(({ question }) => question)).toEqual(["firstJob", "firstPhone", "firstPet"]);
    for (const { answer_hash } of rows) expect(answer_hash).toMatch(/^\$argon2id\$/);
  });
});

describe("e-mail", () => {
  const emailPath = "/wps/member/info/email";

  test("7.6 is set with the code that was sent there, in small letters", async () => {
    const caller = await openMember();
    expect((await proveEmail(caller, " Moon.Rise@Example.com ")).body).toMatchObject({ value: { email: "moon.rise@example.com" } });
  });

  test("5.4 8.1.15 what is no address is told so", async () => {
    const caller = await openMember();
    const answer = await caller.post(`${emailPath}/code`, { email: "moon@example" });
    expect(answer.body).toMatchObject({
      errorCode: "accounts.field_invalid",
      value: { field: "email", messageId: "formRules.email_format" },
    });
  });

  test("8.1.15 without the code, or with another address's, nothing is set", async () => {
    const caller = await openMember();
    expect((await caller.post(emailPath, { email: "never@example.com", verificationCode: "123456", password })).body).toMatchObject({
      errorCode: "accounts.code_wrong",
      message: "Wrong verification code",
    });
    await caller.post(`${emailPath}/code`, { email: "mine@example.com" });
    const { facts } = await lastMessage("mine@example.com");
    const other = await caller.post(emailPath, { email: "yours@example.com", verificationCode: facts.code, password });
    expect(other.body).toMatchObject({ errorCode: "accounts.code_wrong" });
  });

  test("the first and any other take the login password too: who finds an open phone does not get the way back in", async () => {
    const caller = await openMember();
    expect((await proveEmail(caller, "found@example.com", { password: undefined })).body).toMatchObject({
      errorCode: "accounts.password_wrong",
      value: { field: "password" },
    });
    server.clock.advance(61_000);
    await proveEmail(caller, "first@example.com");
    server.clock.advance(61_000);
    const another = await proveEmail(caller, "after@example.com", { password: "not it" });
    expect(another.body).toMatchObject({ errorCode: "accounts.password_wrong" });
  });

  test("the address before is told of another in its place", async () => {
    const caller = await openMember();
    await proveEmail(caller, "before@example.com");
    server.clock.advance(61_000);
    expect((await proveEmail(caller, "after@example.com")).body).toMatchObject({ value: { email: "after@example.com" } });
    const told = await lastMessage("before@example.com");
    expect(told.facts.change).toBe("emailChanged");
    expect(told.subject).toContain("e-mail address was changed");
  });

  test("an address proves one account of a merchant, and only who reads it learns that it is taken", async () => {
    const first = await openMember();
    await proveEmail(first, "shared@example.com");
    server.clock.advance(61_000);
    const second = await openMember();
    expect((await proveEmail(second, "Shared@example.com")).body).toMatchObject({ errorCode: "accounts.email_taken" });
    const facts = valueOf(await second.get("/wps/member/securityConfig")) as { entries: { entry: string; state: string }[] };
    expect(facts.entries.find(({ entry }) => entry === "email")?.state).toBe("unset");
  });
});

describe("security centre", () => {
  const configuration = async ({ get }: Caller) =>
    valueOf(await get("/wps/member/securityConfig")) as {
      level: string;
      setCount: number;
      protectionCount: number;
      entries: { entry: string; state: string; detail: string }[];
    };
  const stateOf = (entries: readonly { entry: string; state: string; detail: string }[], name: string) =>
    entries.find(({ entry }) => entry === name);

  test("7.6 tells what is set, what of it may be shown, and how well the account is protected by that", async () => {
    const caller = await openMember();
    const before = await configuration(caller);
    expect(before).toMatchObject({ level: "low", setCount: 0 });
    expect(stateOf(before.entries, "password")?.state).toBe("set");
    for (const name of ["paymentPassword", "email", "securityQuestions", "payeeName"])
      expect(stateOf(before.entries, name)).toMatchObject({ state: "unset", detail: "" });

    await caller.post(paymentPath, { password, ...twice("250817") });
    await setQuestions(caller);
    await proveEmail(caller, "malee.s@example.com");
    await caller.post("/wps/member/info/payeename", { payeeName: "Malee  Somsak" });
    const after = await configuration(caller);
    expect(after).toMatchObject({ setCount: 3, protectionCount: before.protectionCount });
    expect(after.level).not.toBe("low");
    expect(stateOf(after.entries, "email")).toMatchObject({ state: "set", detail: "m•••@example.com" });
    expect(stateOf(after.entries, "payeeName")).toMatchObject({ state: "set", detail: "M••• S•••" });
    for (const name of ["paymentPassword", "securityQuestions"]) expect(stateOf(after.entries, name)?.state).toBe("set");
  });

  test("a change of what protects the account is told to its proven address", async () => {
    const caller = await openMember();
    await proveEmail(caller, "told@example.com");
    await setQuestions(caller);
    expect(await lastMessage("told@example.com")).toMatchObject({ facts: { change: "securityQuestionsSet" } });
    await caller.post(paymentPath, { password, ...twice("250817") });
    expect(await lastMessage("told@example.com")).toMatchObject({ facts: { change: "paymentPasswordSet" } });
    const changed = await caller.post("/wps/member/password", {
      oldPassword: password,
      password: "moonlight77",
      confirmPassword: "moonlight77",
    });
    expect(changed.body).toMatchObject({ success: true });
    const told = await lastMessage("told@example.com");
    expect(told.facts.change).toBe("passwordChanged");
    expect(told.body).not.toContain("moonlight77");
  });
});
