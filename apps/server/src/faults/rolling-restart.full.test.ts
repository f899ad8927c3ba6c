import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { freePort } from "@lantern/database/testing/free-port.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createMerchantCommand } from "../create-merchant-command.ts";
import { createGame } from "../lottery/create-game.ts";
import { demoLotteries } from "../seed/demo-lotteries.ts";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { assertSoundLedger } from "./testing/assert-sound-ledger.ts";
import { startBalancingProxy, type BalancingProxy } from "./testing/balancing-proxy.ts";
import { BettingLoad } from "./testing/betting-load.ts";
import { announceFigures, pause } from "./testing/fault-seed.ts";
import { startPlatform, type PlatformProcess } from "./testing/platform-process.ts";
import { sendCall, valueOfCall } from "./testing/send-call.ts";

const hostName = "play.harbour.example";
const settleMsMax = 60_000;

let folder: string;
let database: TestDatabase;
let environment: Record<string, string>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "lantern-production-"));
  database = await openTestDatabase("postgres", { poolSize: 2 });
  environment = {
    LANTERN_MODE: "production",
    LANTERN_SEED: "",
    DATABASE_URL: database.url ?? "",
    LANTERN_SECRET: "ab".repeat(32),
    LANTERN_STUDIO_SECRET: "cd".repeat(32),
    LANTERN_DOCUMENT_KEY: "ef".repeat(32),
    TRUST_PROXY: "on",
    DRAIN_SECONDS: "2",
    METRICS_TOKEN: "for-prometheus",
  };
  await makeHouse();
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A merchant as an operator makes one, with the lotteries that the load bets on. */
async function makeHouse(): Promise<void> {
  const file = path.join(folder, "merchant.json");
  const merchant = {
    code: "HARBOUR",
    name: "Harbour House",
    defaultLanguage: "EN",
    zone: "Asia/Manila",
    currencies: ["PHP"],
    theme: "lantern",
    hostNames: [hostName],
    flagsOn: ["FREEPLAY3"],
  };
  writeFileSync(file, JSON.stringify(merchant));
  await createMerchantCommand({ ...environment, LOG_LEVEL: "silent" }, file);
  const [row] = await database.query<{ id: string }>("select id from site_merchants where code = 'HARBOUR'");
  await database.tx(async (transaction) => {
    for (const { intervalSeconds, lockLeadSeconds, merchants: _merchants, testOnly: _testOnly, ...game } of demoLotteries) {
      await createGame(transaction, {
        ...game,
        merchantId: row?.id ?? "",
        schedule: { kind: "interval", zone: merchant.zone, intervalSeconds, lockLeadSeconds },
        limits: { PHP: { betAmountMin: 10_000n, betAmountMax: 10_000_000n, winAmountMax: 100_000_000n } },
      });
    }
  });
}

test("production: two processes behind a proxy take a bet through to its settlement, and are restarted in turn with no failed request", async () => {
  const ports = [await freePort(), await freePort()];
  const start = (port: number) => startPlatform({ port, environment });
  const processes = new Map<number, PlatformProcess>();
  for (const port of ports) processes.set(port, await start(port));
  const proxy = await startBalancingProxy({ ports, hostName });
  try {
    await bothReady(proxy);
    await takeBetThrough(proxy.url);

    const load = await BettingLoad.open(proxy.url, { name: "rolling", members: 6 });
    load.start();
    for (const port of ports) {
      await load.hasBet(3);
      await processes.get(port)?.stop("SIGTERM");
      expect(processes.get(port)?.ended()).toBe("code 0");
      await load.hasBet(3);
      processes.set(port, await start(port));
      await bothReady(proxy);
      expect(await leaders(ports)).toBeLessThanOrEqual(1);
    }
    await load.hasBet(3);
    await load.stop();
    expect([load.unknownCount, load.unavailableCount], "failed requests").toEqual([0, 0]);
    await load.assertNothingLost();
    await load.assertOneOrderEach(database);
    await takeBetThrough(proxy.url);
    expect(await leaders(ports)).toBe(1);
    for (const port of ports) expect(proxy.answeredBy.get(port)).toBeGreaterThan(10);
    await assertSoundLedger({ DATABASE_URL: database.url ?? "" });
    announceFigures("rolling restart", { restarts: 2, bets: load.acknowledgedCount, answeredBy: Object.fromEntries(proxy.answeredBy) });
  } catch (error) {
    const errors = [...processes.values()].map((platform) => platform.errors()).join("\n");
    throw new Error(`${String(error)}\nThe processes wrote: ${errors}`, { cause: error });
  } finally {
    await proxy.close();
    for (const platform of processes.values()) if (platform.ended() === undefined) await platform.stop("SIGKILL");
  }
});

async function bothReady(proxy: BalancingProxy): Promise<void> {
  while (proxy.readyCount() < 2) await pause(50);
}

/** Free play, a bet, its order, and its settlement by the worker; each call goes to whichever process is next. */
async function takeBetThrough(url: string): Promise<void> {
  const { token } = await valueOfCall<{ token: string }>(url, { method: "POST", path: "/wps/session/login/freeplay", body: {} });
  const menu = await valueOfCall<{ gameMenus: { gameId: number; code: string }[] }[]>(url, {
    method: "GET",
    path: "/lgw/vn/games/game_menu",
  });
  const gameId = menu.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === "HANOI10S")?.gameId;
  const startedMs = performance.now();
  for (let attempt = 0; ; attempt += 1) {
    if (performance.now() - startedMs > settleMsMax) throw new Error("no bet was taken");
    const near = await valueOfCall<{ currentNumero: { numero: string } | null }>(url, {
      method: "GET",
      path: `/lgw/numeros/near?gameId=${gameId}`,
      // Counted for itself: as a visitor it would share what the load asks from the same address.
      token,
    });
    const numero = near.currentNumero?.numero;
    const content = { gameId, winStop: false, playId: "vn_north_tail", bettingContent: "1_2_3", singleBetPrice: "1", bettingApproach: 1 };
    const body = { prizeMode: "Lott", contents: [{ ...content, numero: [{ numero, multiple: 1 }] }] };
    const key = `production-bet-${attempt}`;
    const placed = await sendCall(url, { method: "POST", path: "/lgw/orders/betting", token, key, body });
    if (placed.status !== 200) {
      await pause(250);
      continue;
    }
    const order = (placed.value as { orders: { orderNumber: string }[] }).orders[0]?.orderNumber;
    while (!(await isSettled(order))) {
      if (performance.now() - startedMs > settleMsMax) throw new Error("the bet was not settled");
      await pause(200);
    }
    const detail = await sendCall(url, { method: "GET", path: `/lgw/orders/detail?orderMasterId=${order}`, token });
    expect(detail.status).toBe(200);
    return;
  }
}

const selectOpen = "select count(*)::int as open from lottery_sub_orders where order_id = $1 and settled_at is null";

async function isSettled(order: string | undefined): Promise<boolean> {
  const [row] = await database.query<{ open: number }>(selectOpen, [order]);
  return row?.open === 0;
}

async function leaders(ports: readonly number[]): Promise<number> {
  const texts = await Promise.all(
    ports.map(async (port) => {
      const answer = await fetch(`http://127.0.0.1:${port}/metrics`, { headers: { authorization: "Bearer for-prometheus" } });
      return answer.text();
    }),
  );
  return texts.filter((text) => /^lantern_worker_leads 1$/m.test(text)).length;
}
