import { thaiExchangeSchedule } from "@lantern/rules/lottery/official-schedules.ts";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findEngineer } from "../games/vendor-desk/engineer.ts";
import { logInEngineer } from "../games/vendor-desk/log-in-engineer.ts";
import { openTestMember, TestBrowser } from "../accounts/devices/testing/test-members.ts";
import { findSession } from "../accounts/find-session.ts";
import { submitCase } from "../accounts/kyc/testing/kyc-papers.ts";
import { accountsAnswers } from "../accounts/routes.ts";
import { readCatalogue } from "../games/read-catalogue.ts";
import { plantGame } from "../games/testing/plant-game.ts";
import { startTestServer, valueOf, type TestServer } from "../http/testing/test-server.ts";
import { lotteryAnswers } from "../lottery/routes.ts";
import { runIssues } from "../lottery/run-issues.ts";
import { openPlayer, openTestGame } from "../lottery/testing/lottery-house.ts";
import { findOperator } from "./find-operator.ts";
import { operatorCommand } from "./operator-command.ts";
import { operatorsAnswers } from "./routes.ts";

const answers = [...accountsAnswers, ...operatorsAnswers, ...lotteryAnswers];
const folder = mkdtempSync(path.join(tmpdir(), "lantern-operator-"));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ calls: answers.map(({ call }) => call), answers, findSession, findOperator });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (line: string) => {
  const environment = { DATABASE_URL: server.database.url, LOG_LEVEL: "silent" };
  return operatorCommand(environment, line === "" ? [] : line.split(" "), { clock: server.clock });
};
const logIn = (username: string, password: string) => server.request("POST", "/wps/operator/login", { body: { username, password } });

async function waitingCase(userName: string): Promise<string> {
  await openTestMember(server, userName);
  const member = new TestBrowser(server);
  await member.logIn(userName);
  await submitCase(member);
  const [, caseId = ""] = new RegExp(`([0-9a-f-]{36})  \\S+  ${userName}`).exec(await run("kyc list --merchant LANTERN")) ?? [];
  expect(caseId).toHaveLength(36);
  return caseId;
}

describe("npm run operator", () => {
  it("opens the desk to a vendor's engineer and shuts him out", async () => {
    await server.database.query(
      "insert into games_integrations (code, protocol, base_url, secret_reference) values ('HARBOUR', 'studio', 'https://games.example', 'desk')",
    );
    const said = await run("engineer --name ines --integration HARBOUR");
    const [, password = ""] = /logs in at \/vendors with (\S+)/.exec(said) ?? [];
    const enter = () => logInEngineer(server.scope, { userName: "Ines", password, address: "127.0.0.1" });
    const entered = await enter();
    const find = () => (entered.kind === "ok" ? findEngineer(server.scope, entered.token, "127.0.0.1") : undefined);
    expect(await find()).toMatchObject({ userName: "ines", integrationCode: "HARBOUR" });
    await expect(run("engineer --name ines --integration HARBOUR")).rejects.toThrow("already");
    await expect(run("engineer --name ivo --integration NOWHERE")).rejects.toThrow("There is no integration NOWHERE");
    await run("engineer-off --name INES");
    expect([await find(), (await enter()).kind]).toEqual([undefined, "wrong"]);
    await expect(run("engineer-off --name nobody")).rejects.toThrow("There is no engineer nobody");
  });

  it("makes a vendor's system known, changes where it is reached, and gives a merchant its brand; what is wrong is said", async () => {
    for (const [line, says] of [
      ["integration create pier --protocol studio --url https://pier.example", "capital letters"],
      ["integration create PIER --protocol morse --url https://pier.example", "one of studio, rsa-wallet, action-wallet, transfer-wallet"],
      ["integration create PIER --protocol studio", "Say --url"],
      ["integration create PIER --protocol studio --url https://pier.example/games", "an origin"],
      ["integration create PIER --protocol studio --url ftp://pier.example", "an origin"],
      ["integration create PIER --protocol studio --url https://pier.example --keys nobody", 'No keys are configured under "nobody"'],
      ["integration create PIER --protocol rsa-wallet --url https://pier.example --keys studio", "have no publicKey"],
      ["integration create PIER --protocol studio --url https://pier.example --colour red", "There is no --colour"],
      ["integration close PIER", "There is no integration PIER"],
      ["integration", "npm run operator -- integration create"],
    ] as const)
      await expect(run(line), line).rejects.toThrow(says);
    expect(await run("integration create PIER --protocol studio --url https://pier.example")).toContain("--integration PIER");
    await expect(run("integration create PIER --protocol studio --url https://pier.example")).rejects.toThrow("already");
    await run("integration set PIER --url https://new.pier.example --public-url https://play.pier.example");
    await expect(run("integration brand PIER --merchant LANTERN --brand pier --name Pier")).rejects.toThrow("capital letters");
    await run("integration brand PIER --merchant LANTERN --brand PIERLIGHTS --name Pier --name-th ท่าเรือ");
    await expect(run("integration brand PIER --merchant LANTERN --brand PIERLIGHTS --name Pier")).rejects.toThrow("already");
    expect(await run("integration list")).toMatch(
      /PIER {2}studio {2}https:\/\/new\.pier\.example \(browsers: https:\/\/play\.pier\.example\) {2}keys: desk {2}open {2}never read {2}LANTERN\/PIERLIGHTS/,
    );
    expect(await run("integration close PIER")).toContain("0 games are gone");
    await expect(run("integration close PIER")).rejects.toThrow("closed already");
    expect(await run("integration list")).toMatch(/PIER .*closed since 2026-03-01/);
    expect(await run("integration open PIER")).toContain("is open");
    await expect(run("integration open PIER")).rejects.toThrow("not closed");
    const lines = await server.database.query("select action from platform_audit where subject_id = 'PIER' order by id");
    expect(lines.map(({ action }) => action)).toEqual([
      "integration.create",
      "integration.set",
      "integration.brand",
      "integration.close",
      "integration.open",
    ]);
  });

  it("opens accounts, gives new passwords and shuts out; each takes effect at once", async () => {
    const said = await run("create --name rita --role reviewer --merchant LANTERN");
    const [, password = ""] = /logs in with (\S+)/.exec(said) ?? [];
    expect(password.length).toBeGreaterThan(16);
    const { token } = valueOf(await logIn("rita", password)) as { token: string };
    const list = () => server.request("GET", "/wps/operator/kyc/cases", { headers: { authorization: token } });
    expect((await list()).status).toBe(200);
    const [, fresh = ""] = /logs in with (\S+)/.exec(await run("password --name RITA")) ?? [];
    expect((await list()).status).toBe(401);
    expect((await logIn("rita", password)).body?.errorCode).toBe("operators.login_failed");
    expect((await logIn("rita", fresh)).status).toBe(200);
    expect(await run("list")).toBe("rita  reviewer  LANTERN");
    await run("disable --name rita");
    expect(await run("list")).toBe("rita  reviewer  LANTERN  disabled");
    expect((await logIn("rita", fresh)).body?.errorCode).toBe("operators.login_failed");
  });

  it("lists, shows, and writes pictures that only their owner reads", async () => {
    const caseId = await waitingCase("seen1");
    expect(await run(`kyc show ${caseId}`)).toContain("realName: Somchai Jaidee");
    const shown = await run(`kyc show ${caseId} --out ${path.join(folder, "papers")}`);
    const file = path.join(folder, "papers", `${caseId}-selfie.jpg`);
    expect(shown).toContain(`written: ${file}`);
    expect(readFileSync(file).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const looks = await server.database.query<{ action: string; actor_kind: string }>(
      "select action, actor_kind from platform_audit where subject_id = $1 order by id",
      [caseId],
    );
    expect(looks.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
      "command kyc.open",
      "command kyc.open",
      ...Array.from({ length: 3 }, () => "command kyc.read_document"),
    ]);
    expect(await run("kyc keys")).toContain("LANTERN_DOCUMENT_KEY_ALSO may go");
  });

  it("keeps a merchant's wishes of a game, and confirms what a vendor withdrew", async () => {
    const merchantId = server.merchantIds["LANTERN"] ?? "";
    await plantGame(server.scope, merchantId, { gameCode: "TIGER", names: { en: "Tiger Sanctum" } });
    const game = "GNAGA/TIGER --merchant LANTERN";
    const shown = async () => (await readCatalogue(server.scope, { id: merchantId })).games;
    expect(await run(`games set ${game} --hot on --position 3 --category FISH --name-my ကျား`)).toMatch(
      /isHot: true[^]*position: 3[^]*name-my: ကျား/,
    );
    server.clock.advance(4_000);
    expect(await shown()).toMatchObject([{ isHot: true, category: "FISH", names: { en: "Tiger Sanctum", my: "ကျား" } }]);
    expect(await run(`games set ${game} --hot vendor --name-my vendor --hidden on`)).not.toMatch(/isHot|name-my/);
    server.clock.advance(4_000);
    expect(await shown()).toEqual([]);
    expect(await run(`games show ${game}`)).toContain("hidden: true");
    for (const [wrong, word] of [
      ["--hot yes", "--hot is on, off"],
      ["--position -1", "a number from 0"],
      ["--category SLOTS", "--category is one of RNG"],
      ["--image http://elsewhere.example/a.png", "by https"],
      ["--colour red", "There is no --colour here"],
    ] as const) {
      await expect(run(`games set ${game} ${wrong}`)).rejects.toThrow(word);
    }
    await expect(run("games show GNAGA/LION --merchant LANTERN")).rejects.toThrow("GNAGA has no game LION.");
    await server.database.query("update games_integrations set held_version = '2', held_game_count = 40 where code = 'STUDIO'");
    expect(await run("games held")).toContain("STUDIO: 40 games");
    expect(await run("games confirm STUDIO")).toContain("40 games go");
    await expect(run("games confirm STUDIO")).rejects.toThrow("Nothing of STUDIO waits.");
    const lines = await server.database.query<{ action: string }>(
      "select action from platform_audit where action like 'games.%' order by id",
    );
    expect(lines.map(({ action }) => action)).toEqual(["games.override", "games.override", "games.withdraw"]);
  });

  it("approves and rejects, once", async () => {
    const approved = await waitingCase("seen2");
    await expect(run(`kyc approve ${approved} --expires 2026-02-28`)).rejects.toThrow("a day to come");
    expect(await run(`kyc approve ${approved} --expires 2026-03-01`)).toContain("state: VERIFIED");
    await expect(run(`kyc reject ${approved} --reason selfie`)).rejects.toThrow("has been decided already");
    const rejected = await waitingCase("seen3");
    await expect(run(`kyc reject ${rejected} --reason other`)).rejects.toThrow("needs words");
    expect(await run(`kyc reject ${rejected} --reason selfie --note closer`)).toContain("reason: selfie");
    expect(await run("kyc list --state REJECTED --merchant LANTERN")).toContain("LANTERN: 1 REJECTED");
  });

  it("closes days of a lottery that goes by a calendar, adds draws, and says what is drawn next", async () => {
    await openTestGame(server, {
      merchantId: server.merchantIds["LANTERN"] ?? "",
      code: "TWODIGITS",
      family: "myanmar_2d",
      schedule: { ...thaiExchangeSchedule, closedDays: [] },
    });
    // The clock stands on Sunday, 1 March 2026.
    const next = (numeros: string) => expect.stringContaining(`next draws: ${numeros}`) as string;
    expect(await run("draw-days show TWODIGITS --merchant LANTERN")).toEqual(next("20260302-1 20260302-2 20260303-1"));
    const closed = await run("draw-days close TWODIGITS --merchant LANTERN --days 2026-03-03,2026-03-04");
    expect(closed).toContain("closed: 2026-03-03 2026-03-04");
    expect(closed).toEqual(next("20260302-1 20260302-2 20260305-1"));
    expect(await run("draw-days add TWODIGITS --merchant LANTERN --days 2026-03-01")).toContain("added: 2026-03-01");
    for (const [line, says] of [
      ["draw-days close TWODIGITS --merchant LANTERN --days 2026-03-32", "2026-03-32"],
      ["draw-days close TWODIGITS --merchant LANTERN", "Say --days"],
      ["draw-days close TWODIGITS --merchant JADE --days 2026-03-03", "no lottery TWODIGITS"],
      ["draw-days close", "Name the lottery"],
    ] as const)
      await expect(run(line), line).rejects.toThrow(says);
  });

  it("sells a lottery in further prize modes, prices their plays and says what they pay", async () => {
    await openTestGame(server, { merchantId: server.merchantIds["LANTERN"] ?? "", code: "MODES", family: "vn_north" });
    const modes = (rest: string) => run(`prize-modes ${rest} --merchant LANTERN`);
    expect(await modes("show MODES")).toBe("Lott: the game's own odds");
    expect(await modes("sell MODES --mode SEA")).toContain("SEA: the game's own odds");
    const priced = await modes("price MODES --mode SEA --play vn_north_big_small --odds big=1.95,small=1.94");
    expect(priced).toContain("SEA: the game's own odds but for\n  vn_north_big_small big=1.95 small=1.94");
    expect(await modes("price MODES --mode SEA --play vn_north_big_small --odds small=game")).toContain("big=1.95 small=1.96");
    // Opening a mode again keeps its prices.
    expect(await modes("sell MODES --mode SEA")).toContain("big=1.95");
    for (const [rest, says] of [
      ["price MODES --mode ZY --play vn_north_lo_2 --odds win=98", "not sold in ZY"],
      ["price MODES --mode SEA --play vn_north_lo_5 --odds win=98", "no play vn_north_lo_5"],
      ["price MODES --mode SEA --play vn_north_lo_2 --odds gain=98", "no price gain"],
      ["price MODES --mode SEA --play vn_north_lo_2 --odds win=98.12345", "is no price"],
      ["price MODES --mode SEA --play vn_north_lo_2 --odds win=-1", "is no price"],
      ["price MODES --mode SEA --play vn_north_lo_2 --odds win", "write --odds"],
      ["price MODES --mode SEA --play vn_north_lo_2 --odds win=99.5001", "win=99.5001 (99.5) is more than the family pays by itself"],
      ["price MODES --mode SEA --play vn_north_lo_2 --odds win=200 --above-own yes", "Write --above-own acknowledged"],
      ["sell MODES --mode VIP", "There is no prize mode VIP"],
      ["stop MODES --mode Lott", "always sold"],
      ["sell NOWHERE --mode SEA", "no lottery NOWHERE"],
      ["sell", "Name the lottery"],
    ] as const)
      await expect(modes(rest), rest).rejects.toThrow(says);
    expect(await modes("price MODES --mode SEA --play vn_north_lo_2 --odds win=99.5")).toContain("vn_north_lo_2 win=99.5");
    expect(await modes("price MODES --mode SEA --play vn_north_lo_2 --odds win=100.5 --above-own acknowledged")).toContain("win=100.5");
    expect(await modes("stop MODES --mode SEA")).toBe("Lott: the game's own odds");
    await expect(run("prize-modes show MODES --merchant JADE")).rejects.toThrow("no lottery MODES");
    const audit = await server.database.query<{ reason: string }>(
      "select reason from platform_audit where action = 'lottery.prize_modes' and subject_id = 'MODES' order by at, id",
    );
    const acknowledged = "above the family's own odds, as was acknowledged: win=100.5 (99.5)";
    expect(audit.map(({ reason }) => reason)).toEqual(["", "", "", "", "", acknowledged, ""]);
  });

  it("enters results under an operator's own name and password, and says what is wrong", async () => {
    const secret = path.join(folder, "rosa");
    const opened = await run("create --name rosa --role results --merchant LANTERN");
    writeFileSync(secret, `${/logs in with (\S+)/.exec(opened)?.[1] ?? ""}\n`);
    const wrong = path.join(folder, "wrong");
    writeFileSync(wrong, "guess");
    const other = path.join(folder, "sid");
    writeFileSync(other, /logs in with (\S+)/.exec(await run("create --name sid --role support"))?.[1] ?? "");
    const who = `--merchant LANTERN --as rosa --password-file ${secret}`;
    expect(await run(`result list ${who}`)).toBe("Nothing waits.");
    for (const [line, says] of [
      ["result", "npm run operator -- result enter"],
      ["result enter HANOIDAY 20260301 1|2", "Say --merchant"],
      [`result enter HANOIDAY ${who}`, "Name game, numero and result"],
      [`result enter NOWHERE 20260301 1|2 ${who}`, "This lottery does not exist"],
      [`result show HANOIDAY ${who}`, "Name the game and the numero"],
      [`result list --merchant LANTERN --as rosa --password-file ${wrong}`, "Wrong name or password"],
      [`result list --merchant LANTERN --as sid --password-file ${other}`, "sid is support"],
      [`result list --merchant JADE --as rosa --password-file ${secret}`, "Wrong name or password"],
      [`result list --merchant NOBODY --as rosa --password-file ${secret}`, "There is no merchant NOBODY"],
      [`result import ${path.join(folder, "wrong")} ${who}`, "line 1: holds no game, numero and result"],
    ] as const)
      await expect(run(line), line).rejects.toThrow(says);
  });

  it("says what the numbers of an issue would cost, closes and lowers them, and changes what an issue may cost; what is wrong is said", async () => {
    const merchantId = server.merchantIds["LANTERN"] ?? "";
    const odds = { myanmar_2d_number: { win: "80" } };
    const gameId = await openTestGame(server, { merchantId, code: "COSTS", family: "myanmar_2d", odds });
    await server.database.query("select platform_make_partitions($1)", [server.clock.now()]);
    await runIssues(server.scope);
    const secret = path.join(folder, "nora");
    writeFileSync(secret, /logs in with (\S+)/.exec(await run("create --name nora --role results --merchant LANTERN"))?.[1] ?? "");
    const numbers = (rest: string) => run(`numbers ${rest} --merchant LANTERN --as nora --password-file ${secret}`);

    const { token } = await openPlayer(server, "costly", 100_0000n);
    const [issue] = await server.database.query<{ numero: string }>(
      "select numero from lottery_issues where game_id = $1 and state = 'open'",
      [gameId],
    );
    const numero = issue?.numero ?? "";
    const content = {
      gameId,
      winStop: false,
      playId: "myanmar_2d_number",
      singleBetPrice: "10",
      bettingApproach: 1,
      numero: [{ numero, multiple: 1 }],
    };
    const contents = ["47", "47", "12"].map((bettingContent) => ({ ...content, bettingContent }));
    const headers = { authorization: token, "idempotency-key": "costly-bet" };
    valueOf(await server.request("POST", "/lgw/orders/betting", { headers, body: { prizeMode: "Lott", contents } }));

    expect(await numbers(`show COSTS ${numero}`)).toBe(
      `COSTS ${numero}  open\n  staked 30.00 THB\n    myanmar_2d_number 47: 1600.00\n    myanmar_2d_number 12: 800.00`,
    );
    expect(await numbers("close COSTS 47 --reason dear")).toBe("47 is closed");
    expect(await numbers(`lower COSTS 12 --play myanmar_2d_number --numero ${numero} --percent 60 --reason half`)).toBe(
      "47 is closed\n12 pays 60 %",
    );
    const shown = await numbers(`show COSTS ${numero}`);
    expect(shown).toContain("\n  47 is closed, all plays, until lifted, nora: dear");
    expect(shown).toContain(`\n  12 pays 60 %, myanmar_2d_number, ${numero}, nora: half`);
    expect(await numbers("lift COSTS 47 --reason over")).toBe("12 pays 60 %");
    expect(await numbers(`lift COSTS 12 --play myanmar_2d_number --numero ${numero} --reason over`)).toBe(
      "No number is closed or lowered.",
    );

    const changed = await numbers(
      "limits COSTS --currency THB --payout-max 50000 --payout-lower-at 20000.50 --lowered-percent 75 --reason dear",
    );
    expect(changed.split("\n")).toEqual([
      "payout-lower-at: 20000.50",
      "payout-max: 50000.00",
      "lowered-percent: 75 %",
      "Issues on sale count by this from now on.",
    ]);
    expect(await numbers("limits COSTS --currency THB --payout-max none --reason calm")).not.toContain("payout-max");
    expect(await numbers("limits COSTS --currency THB")).toBe("payout-lower-at: 20000.50\nlowered-percent: 75 %");

    for (const [line, says] of [
      ["show COSTS", "Name the game and the numero"],
      [`show NOWHERE ${numero}`, "This lottery does not exist"],
      ["show COSTS 20000101-1", "This issue does not exist"],
      ["close COSTS --reason dear", "Name the game and the number"],
      ["close COSTS 47", "Say --reason"],
      ["close COSTS 47 48 --reason dear", '"48" is a word too many'],
      ["close COSTS 47 --numro 1 --reason dear", "There is no --numro here"],
      ["close COSTS 470 --reason dear", "No play of this lottery has the number 470"],
      ["close COSTS 47 --play myanmar_3d_number --reason dear", "This play is not offered"],
      ["close COSTS 47 --numero 20000101-1 --reason dear", "This issue does not exist"],
      ["close NOWHERE 47 --reason dear", "This lottery does not exist"],
      ["lower COSTS 47 --reason dear", "Say --percent"],
      ["lower COSTS 47 --percent 100 --reason dear", "a whole number from 1 to 99"],
      ["limits", "Name the lottery by its code"],
      ["limits COSTS", "Say --currency"],
      ["limits COSTS --currency PHP", "COSTS is not sold in PHP"],
      ["limits NOWHERE --currency THB", "no lottery NOWHERE"],
      ["limits COSTS --currency THB --payout-max 1", "Say --reason"],
      ["limits COSTS --currency THB --payout-max much --reason dear", "--payout-max is an amount"],
      ["limits COSTS --currency THB --payout-max 0 --reason dear", "above zero"],
      ["limits COSTS --currency THB --payout-max 20000 --reason dear", "has to be below payoutMax"],
      ["limits COSTS --currency THB --lowered-percent none --reason dear", "belong together"],
    ] as const)
      await expect(numbers(line), line).rejects.toThrow(says);
    await expect(run("numbers show COSTS 1 --merchant LANTERN --as nora --password-file /nowhere")).rejects.toThrow("/nowhere");
    const audit = await server.database.query<{ action: string }>(
      "select action from platform_audit where actor_name = 'nora' and subject_id = 'COSTS' order by id",
    );
    expect(audit.map(({ action }) => action)).toEqual([
      ...Array.from({ length: 4 }, () => "lottery.number_limit"),
      "lottery.limits",
      "lottery.limits",
    ]);
  });

  it("helps with every command, or those of a topic, and takes what its help names alone", async () => {
    const help = await run("").catch(String);
    for (const name of [
      "create",
      "engineer-off",
      "integration brand",
      "kyc reject",
      "games set",
      "message",
      "result import",
      "draw-days add",
    ])
      expect(help, name).toContain(`npm run operator -- ${name} `);
    const topic = await run("numbers dance").catch(String);
    expect(topic.match(/npm run operator -- \S+ \S+/g)).toEqual(
      ["show", "close", "lower", "lift", "limits"].map((word) => `npm run operator -- numbers ${word}`),
    );
    expect(topic).toContain("[--payout-lower-at AMOUNT|none]");
    await expect(run("list all")).rejects.toThrow('"all" is a word too many');
    await expect(run("kyc show 1 --file x")).rejects.toThrow(
      "There is no --file here.\n  npm run operator -- kyc show CASE [--out FOLDER]",
    );
  });

  it("says what to correct", async () => {
    for (const [line, words] of [
      ["", "Say what to do"],
      ["dance", "Say what to do"],
      ["kyc dance", "Say what to do"],
      ["create --name", "--name needs a value"],
      ["create --name rita9", "Say --role"],
      ["create --name rita9 --role king", "--role is one of"],
      ["create --name r --role admin", "--name has 3 to 32"],
      ["create --name rita9 --role admin --merchant NOWHERE", "There is no merchant NOWHERE"],
      ["password --name nobody", "There is no operator nobody"],
      ["kyc show 1", "There is no case 1"],
      ["kyc show", "Name the case"],
      ["kyc list --state NONE", "--state is one of"],
    ] as const)
      await expect(run(line), line).rejects.toThrow(words);
  });
});
