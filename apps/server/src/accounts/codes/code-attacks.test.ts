import type { Database, Queryable, Transaction } from "@lantern/database/database.ts";
import { describe, expect, it } from "vitest";
import type { TestAnswer } from "../../http/testing/test-server.ts";
import type { TestDatabase } from "../../platform/testing/test-database.ts";
import { home, hourMs, minuteMs, small, useCodesServer } from "./testing/codes-server.ts";

/** The statements that the database is asked for while `work` runs, in their order. */
async function statementsOf(database: TestDatabase, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const own = Object.getPrototypeOf(database) as Database;
  const recorded = (queryable: Queryable) => ({
    query: (sql: string, parameters?: readonly unknown[]) => {
      statements.push(sql);
      return queryable.query(sql, parameters);
    },
  });
  const tx = (inside: (transaction: Transaction) => Promise<unknown>) =>
    own.tx((transaction) => inside(Object.assign(Object.create(transaction) as Transaction, recorded(transaction))));
  Object.assign(database, recorded(own), { tx });
  try {
    await work();
  } finally {
    for (const name of ["query", "tx"]) Reflect.deleteProperty(database, name);
  }
  // The relay asks for news by itself.
  return statements.filter((statement) => !statement.includes("from platform_events"));
}

describe.each(["postgres", "embedded"] as const)("attacks on codes on the %s database", (database) => {
  const {
    running,
    openMember,
    post,
    askLoginCode,
    askLoginCodeFrom,
    askRegistrationCode,
    loginBySms,
    logIn,
    deviceOf,
    resetPassword,
    messages,
    lastCode,
  } = useCodesServer(database);

  it("a thousand guesses at a code find nothing: the code dies of a few, and the right one is worth nothing then", async () => {
    await openMember("ada07", { mobileNum: "+66811000007" });
    await askLoginCode("0811000007");
    const code = await lastCode("+66811000007");
    /** Five hundred guesses, fifty at once; on the embedded database, where they wait for each other, fifty. */
    const refusals = async (offset: number) => {
      const refused: unknown[] = [];
      for (let round = 0; round < (database === "postgres" ? 10 : 1); round += 1) {
        const guesses = Array.from({ length: 50 }, (_, index) => (Number(code) + offset + round * 50 + index) % 1_000_000);
        const answers = await Promise.all(guesses.map((guess) => loginBySms("0811000007", String(guess).padStart(6, "0"))));
        refused.push(...answers.map(({ body }) => body?.errorCode));
      }
      await running().database.query("delete from accounts_guesses");
      return refused;
    };
    const first = await refusals(1);
    expect(new Set(first)).toEqual(new Set(["accounts.code_wrong", "accounts.too_many_tries"]));
    // As from another address: one alone does not use up the code that the owner waits for.
    const second = await refusals(501);
    expect(new Set(second)).toEqual(new Set(["accounts.code_wrong", "accounts.code_expired", "accounts.too_many_tries"]));
    expect([...first, ...second].filter((one) => one === "accounts.code_wrong").length).toBeLessThanOrEqual(10);
    expect((await loginBySms("0811000007", code)).body).toMatchObject({ errorCode: "accounts.code_expired" });
  }, 120_000);

  it("of many uses of one code at once one logs in", async () => {
    await openMember("ada08", { mobileNum: "+66811000008" });
    await askLoginCode("0811000008");
    const code = await lastCode("+66811000008");
    const answers = await Promise.all(Array.from({ length: 6 }, () => loginBySms("0811000008", code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("of many requests for a code at once one sends", async () => {
    await openMember("ada09", { mobileNum: "+66811000009" });
    const answers = await Promise.all(Array.from({ length: 8 }, () => askLoginCode("0811000009")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body?.errorCode === "accounts.code_too_soon")).toHaveLength(7);
    expect(await messages()).toHaveLength(1);
  });

  it("a number gets five codes an hour and ten a day, whatever they are for, however many ask; of one address four and six", async () => {
    await openMember("ada10", { mobileNum: "+66811000010" });
    const sent: number[] = [];
    const refused = new Set<string>();
    const askFor = async (minutes: number, from: (turn: number) => string) => {
      for (let minute = 0; minute < minutes; minute += 2) {
        const answer = await askLoginCodeFrom(from(minute / 2), "0811000010");
        if (answer === "sent") sent.push(minute);
        else refused.add(answer);
        running().clock.advance(2 * minuteMs);
      }
    };
    await askFor(4 * 60, () => "203.0.113.1");
    expect([sent.filter((minute) => minute < 60).length, sent.length]).toEqual([4, 6]);
    running().clock.advance(24 * hourMs);
    sent.length = 0;
    // Three who take turns; none of them asks for the first time when the number's are used up.
    await askFor(4 * 60, (turn) => `203.0.113.${1 + (turn % 3)}`);
    expect([sent.filter((minute) => minute < 60).length, sent.length]).toEqual([5, 10]);
    expect(refused).toEqual(new Set(["accounts.code_limit"]));
    expect(await messages()).toHaveLength(16);
  });

  it.each([
    ["which has an owner", "0811000032"],
    ["that nobody has", "0811000033"],
  ])("strangers at a few addresses do not use up the codes of a number %s for one who asks from another", async (_whose, number) => {
    if (number === "0811000032") await openMember("ada32", { mobileNum: "+66811000032" });
    let sent = 0;
    const ask = async (address: string) => {
      running().clock.advance(minuteMs);
      const answer = await askLoginCodeFrom(address, number);
      if (answer === "sent") sent += 1;
      return answer;
    };
    const asked = async (times: number, address: string) => {
      const answers = [];
      for (let index = 0; index < times; index += 1) answers.push(await ask(address));
      return answers.filter((answer) => answer === "sent").length;
    };
    // One address alone leaves him a code of the hour, whatever it tries.
    expect(await asked(20, "203.0.113.1")).toBe(4);
    expect(await ask("198.51.100.7")).toBe("sent");
    // Now the hour's are used up: each address that has not asked yet gets one of the reserve, and no second one.
    expect(await asked(3, "203.0.113.1")).toBe(0);
    expect(await asked(3, "198.51.100.8")).toBe(1);
    expect(await ask("2001:db8:7:7::1")).toBe("sent");
    expect(await ask("2001:db8:7:7::2")).toBe("accounts.code_limit");
    // The reserve has an end too, however many addresses ask: seven codes an hour, and its five beside what is left of the day's ten.
    for (let index = 0; index < 10; index += 1) expect(await ask(`198.51.101.${index}`)).toBe("accounts.code_limit");
    expect(sent).toBe(7);
    for (let hour = 1; hour < 5; hour += 1) {
      running().clock.advance(hourMs);
      for (let index = 0; index < 6; index += 1) await ask(`198.51.${102 + hour}.${index}`);
    }
    expect(sent).toBe(13);
  });

  it("strangers who use up a number's codes do not keep its owner from them on a device of his, which has an end too", async () => {
    await openMember("ada31", { mobileNum: "+66811000031" });
    await openMember("eve31", { mobileNum: "+66811000131" });
    const strangers = async () => {
      const answers = [];
      for (let index = 0; index < 6; index += 1) {
        // They sit where he sits, and beside him.
        answers.push(await askLoginCodeFrom(index % 2 === 0 ? "127.0.0.1" : "127.0.0.2", "0811000031"));
        running().clock.advance(minuteMs);
      }
      return answers;
    };
    const five = Array.from({ length: 5 }, () => "sent");
    expect(await strangers()).toEqual([...five, "accounts.code_limit"]);

    /** Asks in the browser that a member has logged in with. */
    const askIn = async (cookie: string) => {
      running().clock.advance(minuteMs);
      const body = { mobileNum: "0811000031", countryDialingCode: "+66" };
      const path = "/wps/verification/sms/noLogin";
      return (await running().request("POST", path, { host: home, headers: { cookie }, body })).body?.errorCode ?? "sent";
    };
    // A device of somebody else's is a stranger's, also one whose owner says that the number shall be his.
    const evesDevice = await deviceOf("eve31");
    const eve = await logIn("eve31");
    expect(await askIn(evesDevice)).toBe("accounts.code_limit");
    const wanted = await running().request("POST", "/wps/verification/sms/member", {
      host: home,
      headers: { cookie: evesDevice, authorization: eve },
      body: { mobileNum: "0811000031", countryDialingCode: "+66" },
    });
    expect(wanted.body).toMatchObject({ errorCode: "accounts.code_limit" });

    const own = await deviceOf("ada31");
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await askIn(own));
    expect(answers).toEqual([...five, "accounts.code_limit"]);
    const code = await lastCode("+66811000031");
    expect((await loginBySms("0811000031", code)).status).toBe(200);
    // What the owner asks for takes nothing from anybody else.
    running().clock.advance(hourMs);
    expect(await strangers()).toEqual([...five, "accounts.code_limit"]);
  });

  it("numbers in a row get few codes an hour together, and a merchant's day has an end: nobody earns by asking for many", async () => {
    const ask = async (mobileNum: string) => (await askLoginCode(mobileNum, small)).body?.errorCode ?? "sent";
    const row = [];
    for (let index = 0; index < 6; index += 1) row.push(await ask(`081200000${index}`));
    expect(row).toEqual(["sent", "sent", "sent", "sent", "accounts.code_limit", "accounts.code_limit"]);
    const elsewhere = [];
    for (let index = 0; index < 4; index += 1) elsewhere.push(await ask(`08130${index}0000`));
    expect(elsewhere).toEqual(["sent", "sent", "accounts.code_limit", "accounts.code_limit"]);
    running().clock.advance(24 * hourMs);
    expect(await ask("0812000005")).toBe("sent");
  });

  it("one address asks for sixty codes an hour", async () => {
    const answers = [];
    for (let index = 0; index < 62; index += 1)
      answers.push((await askLoginCode(`08${20 + (index % 40)}${String(index).padStart(2, "0")}0000`)).body?.errorCode);
    expect(answers.filter((code) => code === undefined)).toHaveLength(60);
    expect(answers.slice(-2)).toEqual(["accounts.code_limit", "accounts.code_limit"]);
  });

  describe("whether a number or an address has an account is told to no one", () => {
    /** What a stranger sees, without what differs by chance. */
    const seen = ({ status, body }: TestAnswer) => ({ status, body });

    it("by asking for a code to log in or for a new password", async () => {
      await openMember("ada12", { mobileNum: "+66811000012", email: "ada12@mail.example" });
      expect(seen(await askLoginCode("0811000012"))).toEqual(seen(await askLoginCode("0811000013")));
      const reset = (mobileNum: string) => post("/wps/member/password/verification", { mobileNum });
      expect(seen(await reset("0811000012"))).toEqual(seen(await reset("0811000013")));
      const email = (address: string) => post("/wps/member/password/email", { email: address });
      expect(seen(await email("Ada12@mail.example"))).toEqual(seen(await email("nobody@mail.example")));
      expect((await messages()).map(({ recipient }) => recipient).toSorted()).toEqual([
        "+66811000012",
        "+66811000012",
        "ada12@mail.example",
      ]);
    });

    it("by time: the database is asked for the same, statement by statement", async () => {
      await openMember("ada22", { mobileNum: "+66811000022", email: "ada22@mail.example" });
      const reset = { verificationCode: "000000", password: "new-lantern-77", confirmPassword: "new-lantern-77" };
      const asked: readonly ((mobileNum: string, email: string) => Promise<TestAnswer>)[] = [
        (mobileNum) => askLoginCode(mobileNum),
        (mobileNum) => askRegistrationCode(mobileNum),
        (mobileNum) => post("/wps/member/password/verification", { mobileNum }),
        (_mobileNum, email) => post("/wps/member/password/email", { email }),
        (mobileNum) => loginBySms(mobileNum, "000000"),
        (mobileNum) => resetPassword({ mobileNum, ...reset }),
        (_mobileNum, email) => resetPassword({ email, ...reset }),
      ];
      for (const ask of asked) {
        const known = await statementsOf(running().database, () => ask("0811000022", "ada22@mail.example"));
        const unknown = await statementsOf(running().database, () => ask("0811000028", "nobody22@mail.example"));
        expect(known.length).toBeGreaterThan(2);
        expect(unknown).toEqual(known);
      }
    });

    it("by the limits of asking", async () => {
      await openMember("ada14", { mobileNum: "+66811000014" });
      const askedOften = async (mobileNum: string) => {
        const answers = [];
        for (let index = 0; index < 7; index += 1) {
          answers.push((await askLoginCode(mobileNum)).body?.errorCode);
          running().clock.advance(minuteMs);
        }
        return answers;
      };
      expect(await askedOften("0811000014")).toEqual(await askedOften("0811000015"));
    });

    it("by guessing at the code", async () => {
      await openMember("ada16", { mobileNum: "+66811000016" });
      const guessed = async (mobileNum: string) => {
        await askLoginCode(mobileNum);
        const answers = [];
        for (let index = 0; index < 12; index += 1) answers.push(seen(await loginBySms(mobileNum, "00000x")));
        return answers;
      };
      expect(await guessed("0811000016")).toEqual(await guessed("0811000017"));
    });

    it("by registering: its owner gets word instead of a code", async () => {
      await openMember("ada18", { mobileNum: "+66811000018" });
      expect(seen(await askRegistrationCode("0811000018"))).toEqual(seen(await askRegistrationCode("0811000019")));
      const sent = await messages();
      expect(sent.find(({ recipient }) => recipient === "+66811000018")).toMatchObject({
        facts: {},
        text: expect.stringContaining("already has an account"),
      });
      expect(sent.find(({ recipient }) => recipient === "+66811000019")?.facts["code"]).toMatch(/^\d{6}$/);
      const register = (mobileNum: string) =>
        running().request("PUT", "/wps/member/register/mobile", {
          host: home,
          body: { mobileNum, verificationCode: "000000", agreed: true },
        });
      expect(seen(await register("0811000018"))).toEqual(seen(await register("0811000020")));
    });
  });

  it("of a code only a keyed hash is stored, and nothing of it stays in the message once it is sent", async () => {
    await openMember("gus01", { mobileNum: "+66811000041" });
    await askLoginCode("0811000041");
    const code = await lastCode("+66811000041");
    const rows = await running().database.query("select * from accounts_codes");
    const stored = JSON.stringify(rows, (_key, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString("latin1") : value,
    );
    expect(rows).toHaveLength(1);
    expect(stored).not.toContain(code);
  });
});
