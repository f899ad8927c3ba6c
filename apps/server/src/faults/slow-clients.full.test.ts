import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../platform/testing/test-database.ts";
import { announceFigures, pause } from "./testing/fault-seed.ts";
import { freePort } from "@lantern/database/testing/free-port.ts";
import { startPlatform, type PlatformProcess } from "./testing/platform-process.ts";
import { openSlowClients } from "./testing/slow-clients.ts";

const ofEachKind = 145;
const requests = 60;
const measureRounds = 5;
/** Longer than the longest of the server's limits for clients that stand still. */
const patienceMs = 140_000;
/** This test's own, which `fetch` keeps alive. */
const ownConnectionsMax = 5;
const assets = fileURLToPath(new URL("../../../mobile/dist/client/assets", import.meta.url));

let database: TestDatabase;
let platform: PlatformProcess;
let port: number;
beforeAll(async () => {
  database = await openTestDatabase("postgres", { poolSize: 1 });
  port = await freePort();
  platform = await startPlatform({ port, environment: { DATABASE_URL: database.url ?? "" } });
});
afterAll(async () => {
  await platform.stop("SIGKILL");
  await database.close();
});

test("a thousand slow clients hold up nobody, cost little memory, and are gone soon", async () => {
  const before = { ...(await measureQuietest()), megabytes: await megabytes() };
  const clients = await openSlowClients({ port, largeFile: `/assets/${largestAsset()}`, ofEachKind });
  try {
    await pause(3_000);
    const opened = clients.openCount();
    expect(opened, "slow clients that hold a connection").toBeGreaterThan(ofEachKind * 5);
    const during = { ...(await measureQuietest()), megabytes: await megabytes() };
    announceFigures("slow clients", { open: clients.open(), before, during });
    expect(during.failed).toBe(0);
    // Relative to the same machine a moment ago, with room for what it does besides.
    expect(during.medianMs).toBeLessThan(before.medianMs * 4 + 10);
    expect(during.slowMs).toBeLessThan(before.slowMs * 5 + 100);
    expect(during.megabytes - before.megabytes).toBeLessThan(300);

    const startedMs = performance.now();
    while ((await connections()) > ownConnectionsMax && performance.now() - startedMs < patienceMs) await pause(500);
    expect(await connections(), JSON.stringify(clients.open())).toBeLessThanOrEqual(ownConnectionsMax);
    announceFigures("slow clients", { goneAfterMs: Math.round(performance.now() - startedMs), megabytesAfter: await megabytes() });
    expect(platform.ended()).toBeUndefined();
    expect(await platform.isReady()).toBe(true);
  } catch (error) {
    throw new Error(`${String(error)}\nThe platform wrote: ${platform.errors()}`, { cause: error });
  } finally {
    clients.close();
  }
});

/** The best of some rounds: what else the machine does comes and goes, what slow clients cost stays. */
async function measureQuietest(): Promise<Awaited<ReturnType<typeof measure>>> {
  const rounds: Awaited<ReturnType<typeof measure>>[] = [];
  for (let round = 0; round < measureRounds; round += 1) rounds.push(await measure());
  const [quietest] = rounds.toSorted((one, other) => one.medianMs - other.medianMs);
  if (quietest === undefined) throw new Error("nothing was measured");
  return { ...quietest, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}

/** Ordinary requests one after the other: median and the slowest of twenty, in milliseconds. */
async function measure(): Promise<{ readonly medianMs: number; readonly slowMs: number; readonly failed: number }> {
  const timesMs: number[] = [];
  let failed = 0;
  for (let request = 0; request < requests; request += 1) {
    const startedMs = performance.now();
    const answer = await fetch(`${platform.url}/lgw/vn/games/game_menu`);
    await answer.arrayBuffer();
    if (!answer.ok) failed += 1;
    timesMs.push(performance.now() - startedMs);
  }
  timesMs.sort((one, other) => one - other);
  const at = (share: number) => Math.round((timesMs[Math.floor(requests * share)] ?? 0) * 10) / 10;
  return { medianMs: at(0.5), slowMs: at(0.95), failed };
}

async function megabytes(): Promise<number> {
  return Math.round((await readMetric("process_resident_memory_bytes")) / 1_048_576);
}

/** As the server counts them: one who reads nothing does not notice that he was cut off. */
function connections(): Promise<number> {
  return readMetric("lantern_http_connections");
}

async function readMetric(name: string): Promise<number> {
  const text = await (await fetch(`${platform.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1]);
}

function largestAsset(): string {
  const files = readdirSync(assets).map((name) => ({ name, bytes: statSync(path.join(assets, name)).size }));
  const [largest] = files.toSorted((one, other) => other.bytes - one.bytes);
  if (largest === undefined) throw new Error("The app is not built: run npm run build or npm start once");
  return largest.name;
}
