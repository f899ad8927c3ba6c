import { afterAll, beforeAll, expect, test } from "vitest";
import { findSession } from "../accounts/find-session.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { lotteryAnswers } from "../lottery/routes.ts";
import { runIssues } from "../lottery/run-issues.ts";
import { seed } from "../seed/seed.ts";
import { checkLedger } from "../wallet/check-ledger.ts";
import { recordsAnswers } from "./routes.ts";

let server: TestServer;
const answers = [...accountsAnswers, ...lotteryAnswers, ...recordsAnswers];

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession });
  await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
  await seed(server.scope, () => {});
});
afterAll(() => server.close());

async function logIn(username: string): Promise<string> {
  const answer = await server.request("POST", "/wps/session/login", { body: { username, password: "lantern123" } });
  return (valueOf(answer) as { token: string }).token;
}

const get = async (path: string, token: string) => (await server.request("GET", path, { headers: { Authorization: token } })).body?.value;

interface Bets {
  readonly bets: readonly {
    readonly id: string;
    readonly product: string;
    readonly at: string;
    readonly stake: string;
    readonly win: string;
    readonly outcome: string;
  }[];
  readonly next: string | null;
}

interface Lines {
  readonly lines: readonly {
    readonly id: string;
    readonly at: string;
    readonly reason: string;
    readonly amount: string;
    readonly balance: string;
    readonly subject: { readonly type: string };
  }[];
  readonly next: string | null;
}

test("the demo data has played history: its bets are settled, its statement stands in the order of time and its ledger is sound", async () => {
  const token = await logIn("demo01");
  const { bets } = (await get("/wps/records/bets?size=50", token)) as Bets;
  const { lines } = (await get("/wps/relay/ODS2_MemberTransaction?size=50", token)) as Lines;
  const times = lines.map(({ at }) => at);
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted().toReversed());
  expect(bets.length).toBe(5);
  expect(new Set(bets.map(({ outcome }) => outcome))).not.toContain("pending");
  expect((await checkLedger(server.database)).problems).toEqual([]);
});

test("7.16 the betting record goes page by page, newest first, without repeating or skipping bets of the same moment", async () => {
  const token = await logIn("demo02");
  await runIssues(server.scope);
  const now = (await get("/lgw/numeros/near?gameId=1", token)) as { currentNumero: { numero: string } };
  const contents = Array.from({ length: 7 }, (_, place) => ({
    gameId: 1,
    winStop: false,
    playId: "vn_north_tail",
    bettingContent: String(place),
    singleBetPrice: "1",
    bettingApproach: 1,
    numero: [{ numero: now.currentNumero.numero, multiple: 1 }],
  }));
  const placed = await server.request("POST", "/lgw/orders/betting", {
    headers: { Authorization: token, "Idempotency-Key": "records-page-test" },
    body: { prizeMode: "Lott", contents },
  });
  expect(placed.status).toBe(200);
  const seen: string[] = [];
  const times: string[] = [];
  let next: string | null = "";
  while (next !== null) {
    const page: Bets = (await get(`/wps/records/bets?size=3${next === "" ? "" : `&before=${next}`}`, token)) as Bets;
    seen.push(...page.bets.map(({ id }) => id));
    times.push(...page.bets.map(({ at }) => at));
    next = page.next;
  }
  expect(seen.length).toBe(7 + 2);
  expect(new Set(seen).size).toBe(seen.length);
  expect(times).toEqual(times.toSorted().toReversed());
});

test("7.18.1 every line of the statement says why, and its balance follows from the one before", async () => {
  const token = await logIn("demo01");
  const { lines } = (await get("/wps/relay/ODS2_MemberTransaction?size=100", token)) as Lines;
  expect(lines.at(-1)).toMatchObject({ reason: "demo_grant", amount: "20000.00", balance: "20000.00", subject: { type: "account" } });
  expect(lines.filter(({ reason }) => reason === "lottery_bet").length).toBe(5);
  const units = (text: string) => Math.round(Number(text) * 100);
  for (const [place, line] of lines.slice(0, -1).entries()) {
    const before = lines[place + 1];
    expect(units(line.balance)).toBe(units(before?.balance ?? "") + units(line.amount));
  }
});

test("the statement can be narrowed to one reason of the code list", async () => {
  const token = await logIn("demo01");
  const codes = (await get("/wps/relay/GLS2_TxCodeList", token)) as { code: string }[];
  expect(codes.map(({ code }) => code)).toContain("lottery_bet");
  const { lines, next } = (await get("/wps/relay/ODS2_MemberTransaction?code=lottery_bet&size=2", token)) as Lines;
  expect(lines.map(({ reason }) => reason)).toEqual(["lottery_bet", "lottery_bet"]);
  const more = (await get(`/wps/relay/ODS2_MemberTransaction?code=lottery_bet&before=${next}`, token)) as Lines;
  expect(more.lines.length).toBe(3);
});

test("nobody sees another member's records", async () => {
  const [mine, theirs] = [await logIn("demo03"), await logIn("demo01")];
  const own = ((await get("/wps/relay/ODS2_MemberTransaction", mine)) as Lines).lines.map(({ id }) => id);
  const others = ((await get("/wps/relay/ODS2_MemberTransaction", theirs)) as Lines).lines.map(({ id }) => id);
  expect(own.filter((id) => others.includes(id))).toEqual([]);
  expect((await server.request("GET", "/wps/records/bets")).body).toMatchObject({ errorCode: "access.not_logged_in" });
});
