import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pause } from "./fault-seed.ts";

const root = fileURLToPath(new URL("../../../../../", import.meta.url));
/** A start takes seconds; on a machine that does much besides, minutes. */
const startMsMax = 180_000;
const errorCharactersMax = 20_000;

export interface PlatformOptions {
  readonly port: number;
  /** Over the defaults: a test seed, loopback alone, silence. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The platform as a process of its own, as operators run it. */
export interface PlatformProcess {
  readonly url: string;
  readonly pid: number;
  /** Undefined while it runs. */
  ended(): string | undefined;
  /** What it wrote on standard error lately. */
  errors(): string;
  isReady(): Promise<boolean>;
  /** Resolves when the process is gone. */
  stop(signal: "SIGKILL" | "SIGINT" | "SIGTERM"): Promise<void>;
}

/** Starts the platform and waits until it is ready. @throws Error with what it wrote, where it ends or stays unready for three. */
export async function startPlatform(options: PlatformOptions): Promise<PlatformProcess> {
  const platform = spawnPlatform(options);
  const startedMs = performance.now();
  while (performance.now() - startedMs < startMsMax) {
    if (platform.ended() !== undefined) throw new Error(`The platform ended (${platform.ended()}): ${platform.errors()}`);
    if (await platform.isReady()) return platform;
    await pause(50);
  }
  await platform.stop("SIGKILL");
  throw new Error(`The platform was not ready in three minutes: ${platform.errors()}`);
}

/** Starts the platform and waits for nothing: its jobs begin before it answers. */
export function spawnPlatform({ port, environment }: PlatformOptions): PlatformProcess {
  const child = spawn(process.execPath, ["apps/server/src/main.ts"], {
    cwd: root,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env["PATH"] ?? "",
      HOST: "127.0.0.1",
      PORT: String(port),
      STUDIO_PORT: String(port + 1),
      LANTERN_SEED: "test",
      LOG_LEVEL: "error",
      ...environment,
    },
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-errorCharactersMax)));
  const gone = new Promise<void>((resolve) => {
    child.once("close", () => resolve());
  });
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    pid: child.pid ?? 0,
    ended: () => (child.exitCode === null && child.signalCode === null ? undefined : (child.signalCode ?? `code ${child.exitCode}`)),
    errors: () => errors,
    isReady: () =>
      fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) }).then(
        (answer) => answer.ok,
        () => false,
      ),
    stop: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
