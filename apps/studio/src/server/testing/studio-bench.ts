import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startReferenceOperator, type ReferenceOperator } from "@lantern/vendor-kit/acceptance/reference-operator.ts";
import type { ReferenceFault } from "@lantern/vendor-kit/acceptance/reference-faults.ts";
import { studioAdapter } from "@lantern/vendor-kit/studio-adapter.ts";
import { studioWalletVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import type { VendorAdapter } from "@lantern/vendor-kit/adapter.ts";
import { makeTransferClient, type TransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import { transferWalletAdapter } from "@lantern/vendor-kit/transfer-wallet/transfer-wallet-adapter.ts";
import { makeVendorClient, type VendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import type { LaunchRequest } from "@lantern/vendor-kit/wire/launch.ts";
import type { RandomBelow } from "../../engine/types.ts";
import { findTitle } from "../../titles/registry.ts";
import { moneyPlaceOf } from "../brands.ts";
import type { PageFolders } from "../http/page-routes.ts";
import type { OpenedGame } from "../open.ts";
import { startStudio, type RunningStudio, type StudioParts } from "../start-studio.ts";
import type { StudioConfiguration } from "../studio-configuration.ts";
import type { StudioTiming } from "../studio-timing.ts";
import { seededRandom, seedOf } from "./seeded-random.ts";

/** A title that the tests play: three reels, no free spins. */
export const benchGame = "GN-TIGER";
export const benchStake = 100_000n;

/** A title of a brand whose players' money the studio keeps, where the bench says so. */
export const purseGame = "PM-LOTUS";
export const walletSecret = "ab".repeat(32);

export interface GameAnswer<Body> {
  readonly httpStatus: number;
  readonly body: Body;
}

export interface StudioBench {
  readonly operator: ReferenceOperator;
  readonly configuration: StudioConfiguration;
  readonly vendor: VendorClient;
  /** The platform's way to the money that the studio keeps. */
  readonly purses: TransferClient;
  readonly studio: RunningStudio;
  readonly clock: { nowMs: number };
  /** Decides the rounds from now on. */
  readonly fix: (outcome: "win" | "loss", gameCode?: string) => void;
  /** Draws from another source of chance from now on. */
  readonly drawFrom: (source: RandomBelow) => void;
  /** Lets the source of chance fail from now on. */
  readonly breakRandom: () => void;
  /** Closes the studio and starts it again on the same storage. */
  readonly restart: () => Promise<void>;
  readonly launch: (change?: Partial<LaunchRequest>) => Promise<string>;
  readonly open: (playerToken: string, change?: Partial<LaunchRequest>) => Promise<OpenedGame>;
  readonly post: <Body = Record<string, unknown>>(path: string, body: unknown) => Promise<GameAnswer<Body>>;
  readonly get: <Body = Record<string, unknown>>(path: string) => Promise<GameAnswer<Body>>;
  readonly close: () => Promise<void>;
}

export interface BenchOptions {
  readonly timing?: Partial<StudioTiming>;
  readonly folders?: PageFolders;
  /** Mistakes of the operator. */
  readonly faults?: readonly ReferenceFault[];
  /** The studio keeps the money of some brands' players. */
  readonly keepsMoney?: true;
}

/** Nothing is tried again by itself; the clock stands still until a test moves it. */
const stillTiming: Partial<StudioTiming> = {
  betRetryDelaysMs: [0, 0],
  deliveryPollMs: 3_600_000,
  matchPollMs: 3_600_000,
  walletTimeoutMs: 10_000,
};

/** The operator under both codes of the studio: who keeps the money may ask who plays, and nothing else. */
const bothCodes: VendorAdapter = {
  ...studioAdapter,
  understand: (request, credentials) =>
    request.target.startsWith(`/vendor/${studioWalletVendorCode}/`)
      ? transferWalletAdapter.understand(request, { ...credentials, vendorCode: studioWalletVendorCode, secret: walletSecret })
      : studioAdapter.understand(request, credentials),
};

/** A real studio and a real operator on the loopback interface, with storage of their own. */
export async function startStudioBench({ timing, folders, faults = [], keepsMoney }: BenchOptions = {}): Promise<StudioBench> {
  const operator = await startReferenceOperator({ gameCode: benchGame, faults, adapter: bothCodes });
  const configuration: StudioConfiguration = {
    mode: "demo",
    host: "127.0.0.1",
    port: 0,
    dataDirectory: mkdtempSync(path.join(tmpdir(), "studio-bench-")),
    platformUrl: operator.baseUrl,
    secret: operator.secret,
    walletSecret: keepsMoney === undefined ? undefined : walletSecret,
    publicUrl: undefined,
    frameAncestors: ["http://*:8080"],
    logLevel: "silent",
  };
  const clock = { nowMs: Date.parse("2026-05-04T12:00:00Z") };
  let random: RandomBelow = seededRandom(1);
  const parts: StudioParts = {
    ...(folders === undefined ? {} : { folders }),
    nowMs: () => clock.nowMs,
    random: (max) => random(max),
    timing: { ...stillTiming, ...timing },
  };
  let studio = await startStudio(configuration, parts);
  const vendorOf = (gameCode = benchGame) => {
    const brandCode = findTitle(gameCode)?.brandCode ?? "";
    const secret = moneyPlaceOf(brandCode, configuration) === "studio" ? walletSecret : operator.secret;
    return makeVendorClient({ vendorUrl: studio.url, secret });
  };

  async function call<Body>(target: string, init?: RequestInit): Promise<GameAnswer<Body>> {
    const response = await fetch(new URL(target, studio.url), init);
    return { httpStatus: response.status, body: (await response.json()) as Body };
  }

  const bench: StudioBench = {
    operator,
    configuration,
    get vendor() {
      return vendorOf();
    },
    get purses() {
      return makeTransferClient({ vendorUrl: studio.url, secret: walletSecret });
    },
    get studio() {
      return studio;
    },
    clock,
    fix: (outcome, gameCode = benchGame) => {
      const title = findTitle(gameCode);
      if (title === undefined) throw new Error(`The studio has no ${gameCode}.`);
      const seed = seedOf(title, outcome);
      random = (max) => {
        const started = seededRandom(seed);
        random = started;
        return started(max);
      };
    },
    drawFrom: (source) => {
      random = source;
    },
    breakRandom: () => {
      random = () => {
        throw new Error("the source of chance is broken on purpose");
      };
    },
    restart: async () => {
      await studio.close();
      studio = await startStudio(configuration, parts);
    },
    launch: async (change = {}) => {
      const outcome = await vendorOf(change.gameCode).launch({
        nonce: randomUUID(),
        sentAt: new Date(clock.nowMs).toISOString(),
        gameCode: benchGame,
        mode: "real",
        currency: "THB",
        language: "en",
        device: "mobile",
        returnUrl: "http://localhost:8080/m/home",
        hostName: "localhost",
        ...change,
      });
      if (outcome.kind !== "ok") throw new Error(`The launch was answered ${JSON.stringify(outcome)}.`);
      const code = new URL(outcome.answer.launchUrl).searchParams.get("session");
      if (code === null) throw new Error(`The launch URL has no code: ${outcome.answer.launchUrl}.`);
      return code;
    },
    open: async (playerToken, change = {}) => {
      const { httpStatus, body } = await bench.post<OpenedGame>("/game-api/open", { code: await bench.launch({ playerToken, ...change }) });
      if (httpStatus !== 200) throw new Error(`Opening the game was answered ${httpStatus} ${JSON.stringify(body)}.`);
      return body;
    },
    post: (target, body) => call(target, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
    get: (target) => call(target),
    close: async () => {
      await studio.close();
      await operator.close();
      rmSync(configuration.dataDirectory, { recursive: true, force: true });
    },
  };
  return bench;
}

/** What one press of the spin button sends. */
export function pressOf(opened: OpenedGame, roundKey = randomUUID(), stakeUnits = benchStake) {
  return { sessionToken: opened.sessionToken, stakeUnits: stakeUnits.toString(), roundKey };
}
