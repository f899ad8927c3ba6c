import assert from "node:assert/strict";
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const members = 6;

/** A small generator with a seed that is printed, so that a run can be repeated. */
function makeChance(first: number): () => number {
  let state = first + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

interface Bet {
  readonly key: string;
  readonly token: string;
  readonly body: string;
  order: string | undefined;
}

/** Chooses the keys of one run; print it, so that the run can be repeated. */
export function seedOfRun(): number {
  return Number(process.env["LANTERN_TEST_SEED"] ?? Date.now() % 1_000_000);
}

let keys = 0;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, () => {
      const address = server.address();
      const port = typeof address === "object" && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

async function startPlatform(port: number, dataDirectory: string): Promise<ChildProcess> {
  const platform = spawn("node", ["apps/server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      STUDIO_PORT: String(port + 1),
      DATA_DIR: dataDirectory,
      LANTERN_SEED: "test",
      LOG_LEVEL: "fatal",
      DATABASE_URL: "",
    },
  });
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if (platform.exitCode !== null) throw new Error(`the platform ended with code ${platform.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return platform;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
  }
  throw new Error("the platform was not ready in a minute");
}

function ended(platform: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (platform.exitCode !== null || platform.signalCode !== null) resolve();
    else platform.once("exit", () => resolve());
  });
}

async function call(
  port: number,
  method: string,
  place: string,
  { token, key, body }: { token?: string; key?: string; body?: string } = {},
): Promise<{ status: number; value: unknown; errorCode?: string }> {
  const answer = await fetch(`http://127.0.0.1:${port}${place}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: token }),
      ...(key === undefined ? {} : { "idempotency-key": key }),
    },
    ...(body === undefined ? {} : { body }),
  });
  const envelope = (await answer.json()) as { value?: unknown; errorCode?: string };
  return { status: answer.status, value: envelope.value, ...(envelope.errorCode === undefined ? {} : { errorCode: envelope.errorCode }) };
}

async function makeBet(port: number, gameId: number, token: string): Promise<Bet | undefined> {
  const near = await call(port, "GET", `/lgw/numeros/near?gameId=${gameId}`);
  const numero = (near.value as { currentNumero: { numero: string; isSale: boolean } | null }).currentNumero;
  if (numero?.isSale !== true) return undefined;
  keys += 1;
  const content = {
    gameId,
    winStop: false,
    playId: "vn_north_tail",
    bettingContent: "1_2_3",
    singleBetPrice: "1",
    bettingApproach: 1,
    numero: [{ numero: numero.numero, multiple: 1 }],
  };
  return {
    key: `stop-${process.pid}-${keys}-key`,
    token,
    body: JSON.stringify({ prizeMode: "Lott", contents: [content] }),
    order: undefined,
  };
}

async function placeBet(port: number, bet: Bet): Promise<"acknowledged" | "refused"> {
  const answer = await call(port, "POST", "/lgw/orders/betting", { token: bet.token, key: bet.key, body: bet.body });
  if (answer.status !== 200) return "refused";
  const order = (answer.value as { orders: { orderNumber: string }[] }).orders[0]?.orderNumber;
  if (bet.order !== undefined) assert.equal(order, bet.order);
  bet.order = order;
  return "acknowledged";
}

export interface StopsUnderLoad {
  readonly signal: "SIGKILL" | "SIGINT";
  readonly stops: number;
  readonly seed: number;
}

/**
 * Stops the platform again and again while members bet. What was acknowledged must be there afterwards, what was not may be
 * sent again under its key and is booked once, and the ledger must be sound.
 */
export async function assertSurvivesStops({ signal, stops, seed }: StopsUnderLoad): Promise<void> {
  const chance = makeChance(seed);
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "lantern-kill-"));
  const port = await freePort();
  let platform = await startPlatform(port, dataDirectory);
  try {
    const menu = (await call(port, "GET", "/lgw/vn/games/game_menu")).value as { gameMenus: { gameId: number; code: string }[] }[];
    const gameId = menu.flatMap(({ gameMenus }) => gameMenus).find(({ code }) => code === "HANOI10S")?.gameId ?? 0;
    const tokens: string[] = [];
    for (let member = 0; member < members; member += 1) {
      tokens.push(((await call(port, "POST", "/wps/session/login/freeplay", { body: "{}" })).value as { token: string }).token);
    }
    const acknowledged: Bet[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      const load = { killed: false };
      const unanswered: Bet[] = [];
      const loads = tokens.map(async (token) => {
        while (!load.killed) {
          let bet: Bet | undefined;
          try {
            bet = await makeBet(port, gameId, token);
            if (bet === undefined) continue;
            if ((await placeBet(port, bet)) === "acknowledged") acknowledged.push(bet);
          } catch {
            if (bet !== undefined) unanswered.push(bet);
          }
        }
      });
      await new Promise((resolve) => {
        setTimeout(resolve, 1000 + Math.floor(chance() * 2000));
      });
      // An issue may just have been closed: the platform is stopped when bets go through again.
      while (acknowledged.length <= stop + 1) {
        await new Promise((resolve) => {
          setTimeout(resolve, 50);
        });
      }
      platform.kill(signal);
      load.killed = true;
      await Promise.all([...loads, ended(platform)]);
      platform = await startPlatform(port, dataDirectory);
      for (const bet of unanswered) if ((await placeBet(port, bet)) === "acknowledged") acknowledged.push(bet);
    }
    for (const bet of acknowledged) {
      const detail = await call(port, "GET", `/lgw/orders/detail?orderMasterId=${bet.order}`, { token: bet.token });
      assert.equal(detail.status, 200, bet.key);
      await placeBet(port, bet);
    }
    assert.ok(acknowledged.length > stops, `only ${acknowledged.length} bets were acknowledged`);
    assert.equal(new Set(acknowledged.map(({ order }) => order)).size, acknowledged.length);
    platform.kill("SIGTERM");
    await ended(platform);
    const check = spawnSync("node", ["scripts/ledger-check.mjs"], {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDirectory, DATABASE_URL: "" },
      encoding: "utf8",
    });
    assert.equal(check.status, 0, check.stdout + check.stderr);
  } finally {
    platform.kill("SIGKILL");
    await ended(platform);
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
