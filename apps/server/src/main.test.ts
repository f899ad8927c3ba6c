import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";

const entry = fileURLToPath(new URL("main.ts", import.meta.url));
/** Where `npm start` keeps what is compiled (`scripts/start.mjs`): the journeys' platforms find there what these starts have compiled. */
const compileCache = fileURLToPath(new URL("../../../node_modules/.cache/node-compile", import.meta.url));
const dataDirectory = mkdtempSync(path.join(tmpdir(), "lantern-main-"));
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Starts the platform as a process of its own, which gets SIGTERM once it has said `stopAt`. */
function run(environment: Record<string, string>, stopAt?: string): Promise<Ended> {
  const { LANTERN_SEED = "none", ...rest } = environment;
  const child = spawn(process.execPath, [entry], {
    env: {
      PATH: process.env["PATH"] ?? "",
      DATA_DIR: dataDirectory,
      PORT: "0",
      STUDIO_PORT: "9",
      HOST: "127.0.0.1",
      LANTERN_SEED,
      NODE_COMPILE_CACHE: compileCache,
      ...rest,
    },
  });
  let out = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => {
    const before = out;
    out += chunk.toString();
    if (stopAt !== undefined && out.includes(stopAt) && !before.includes(stopAt)) child.kill("SIGTERM");
  });
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, out, errors })));
}

describe("the platform's process", { timeout: 120_000 }, () => {
  it("opens on the embedded database, and ends cleanly on a signal", async () => {
    const { code, out } = await run({}, "Lantern is open");
    expect(out).toMatch(/Lantern is open: http:\/\/127\.0\.0\.1:\d+/);
    expect(out).toContain("closed");
    expect(code).toBe(0);
  });

  it("names every variable that production misses, and starts nothing", async () => {
    const { code, out, errors } = await run({ LANTERN_MODE: "production" });
    expect(code).toBe(1);
    for (const name of ["DATABASE_URL", "LANTERN_SECRET", "LANTERN_STUDIO_SECRET", "LANTERN_DOCUMENT_KEY"])
      expect(errors).toContain(`- ${name} is not set`);
    expect(out).toBe("");
  });

  it("says what to do when its port is in use", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const { port } = other.address() as AddressInfo;
    const { code, errors } = await run({ PORT: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(code).toBe(1);
    expect(errors).toContain(`Port ${port} is in use: stop what listens there, or set PORT to another port.`);
    expect(errors).not.toContain("    at ");
  });

  it("says what to do when the database is out of reach", async () => {
    const { code, errors } = await run({ DATABASE_URL: "postgres://nobody:secret@127.0.0.1:9/nothing" });
    expect(code).toBe(1);
    expect(errors).toContain("The database nothing at 127.0.0.1:9 cannot be opened");
    expect(errors).toContain("correct DATABASE_URL");
    expect(errors).not.toContain("secret");
  });
});
