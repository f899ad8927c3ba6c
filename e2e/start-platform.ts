import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { freePortRow } from "@lantern/database/testing/free-port.ts";
import { standInProject, startFirebaseStandIn } from "@lantern/server/accounts/firebase/testing/firebase-stand-in.ts";
import { startIdentityProvider } from "@lantern/server/accounts/social/testing/identity-provider.ts";
import { testClients } from "@lantern/server/accounts/social/testing/test-clients.ts";
import { fairSecret, startFairVendors } from "./fair-vendors.ts";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the platforms of this run answer, such as `http://localhost:39121`: one for each worker. */
    readonly platformUrls: readonly string[];
  }
}

const root = fileURLToPath(new URL("..", import.meta.url));
const startMsMax = 120_000;
const stopMsMax = 20_000;

/** One for each worker, all at once, after what is stale was built once. Stops them all when the journeys are over. */
export default async function startPlatforms(project: TestProject): Promise<() => Promise<void>> {
  const platforms: Platform[] = [];
  const stopAll = async () => {
    await Promise.all(platforms.map(({ close }) => close()));
  };
  const build = 'import { buildStale } from "./scripts/build.mjs"; await buildStale((line) => console.log(`  ${line}`));';
  execFileSync("node", ["--input-type=module", "--eval", build], { cwd: root, stdio: "inherit" });
  const starts = Array.from({ length: project.config.maxWorkers }, async () => platforms.push(await startPlatform()));
  const failed = (await Promise.allSettled(starts)).find(({ status }) => status === "rejected");
  if (failed?.status === "rejected") {
    await stopAll();
    throw failed.reason;
  }
  project.provide(
    "platformUrls",
    platforms.map(({ url }) => url),
  );
  return stopAll;
}

export interface Platform {
  readonly url: string;
  readonly close: () => Promise<void>;
}

export interface PlatformOptions {
  /** What a journey's own platform has beside what every one has. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the platform at an address has what its journeys need; the studio's games where nothing is said. */
  readonly isReady?: (platformUrl: string) => Promise<boolean>;
}

/** Starts what `npm start` starts, on free ports and an empty data directory, with the test seed and with sign-in services of this machine. */
export async function startPlatform({ environment = {}, isReady = hasGames }: PlatformOptions = {}): Promise<Platform> {
  const dataDirectory = mkdtempSync(path.join(tmpdir(), "lantern-e2e-"));
  // The platform, the studio, and the stand-in of the test seed's vendors.
  const port = await freePortRow(3);
  const platformUrl = `http://localhost:${port}`;
  const provider = await startIdentityProvider({ pageOrigins: [platformUrl] });
  const firebase = await startFirebaseStandIn();
  const fair = await startFairVendors({ port: port + 2, platformUrl: `http://127.0.0.1:${port}` });
  const closeServices = () => Promise.all([provider.close(), firebase.close(), fair.close()]);
  const platform = spawn("node", ["scripts/start.mjs"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      STUDIO_PORT: String(port + 1),
      DATA_DIR: dataDirectory,
      LANTERN_SEED: "test",
      LOG_LEVEL: "error",
      DATABASE_URL: "",
      LANTERN_VENDOR_FAIR_SECRET: fairSecret,
      // A match of every league twice a minute: journeys need not wait long for one.
      STUDIO_MATCH_TIMETABLE: "30/6",
      GOOGLE_CLIENT_ID: testClients.google.clientId,
      GOOGLE_CLIENT_SECRET: testClients.google.clientSecret,
      GOOGLE_ISSUER: provider.issuer,
      FACEBOOK_APP_ID: testClients.facebook.appId,
      FACEBOOK_APP_SECRET: testClients.facebook.appSecret,
      FACEBOOK_DIALOG_URL: provider.facebook.dialogUrl,
      FACEBOOK_GRAPH_URL: provider.facebook.graphUrl,
      TELEGRAM_BOT_TOKEN: testClients.telegram.botToken,
      TELEGRAM_OAUTH_URL: provider.telegramUrl,
      FIREBASE_PROJECT_ID: standInProject.projectId,
      FIREBASE_API_KEY: standInProject.apiKey,
      FIREBASE_KEYS_URL: firebase.keysUrl,
      FIREBASE_AUTH_URL: firebase.authUrl,
      FIREBASE_RECAPTCHA_URL: firebase.recaptchaUrl,
      ...environment,
    },
  });
  // A run that a signal ends waits for nothing more.
  const abandon = () => {
    platform.kill("SIGTERM");
    removeWhenEnded(platform, dataDirectory);
  };
  process.once("exit", abandon);
  await untilReady(platform, platformUrl, isReady).catch(async (error: unknown) => {
    await closeServices();
    throw error;
  });
  const close = async () => {
    process.off("exit", abandon);
    await stop(platform);
    await closeServices();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  return { url: platformUrl, close };
}

/** Leaves a shell behind that removes the directory when the process is gone, or after half a minute. */
function removeWhenEnded({ pid }: ChildProcess, directory: string): void {
  const script = 'for i in $(seq 150); do kill -0 "$1" 2>/dev/null || break; sleep 0.2; done; rm -rf "$2"';
  spawn("sh", ["-c", script, "sh", String(pid), directory], { stdio: "ignore", detached: true }).unref();
}

async function untilReady(platform: ChildProcess, platformUrl: string, isReady: (platformUrl: string) => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + startMsMax;
  while (Date.now() < deadline) {
    if (platform.exitCode !== null) throw new Error(`the platform ended with code ${platform.exitCode} before it was ready`);
    if (await isReady(platformUrl)) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  platform.kill("SIGTERM");
  throw new Error(`the platform was not ready after ${startMsMax / 1000} s`);
}

/** Whether the platform answers and the studio's games are in the catalogue. */
async function hasGames(platformUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${platformUrl}/wps/relay/GCSGAME_gameList?gameType=RNG&pageNo=1`);
    const envelope = (await answer.json()) as { value?: { games?: unknown[] } };
    return (envelope.value?.games?.length ?? 0) > 0;
  } catch {
    return false;
  }
}

function stop(platform: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (platform.exitCode !== null) return resolve();
    const force = setTimeout(() => platform.kill("SIGKILL"), stopMsMax);
    platform.once("exit", () => {
      clearTimeout(force);
      resolve();
    });
    platform.kill("SIGTERM");
  });
}
