import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { startTransferStandIn } from "@lantern/vendor-kit/transfer-wallet/transfer-stand-in.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openMember } from "../wallet/testing/open-member.ts";
import { openLaunch } from "./open-launch.ts";
import { startGamesServer, type GamesServer } from "./testing/games-server.ts";
import { plantGame } from "./testing/plant-game.ts";
import { makeVendorWire } from "./testing/vendor-wire.ts";

const run = promisify(execFile);
const pagesDirectory = new URL("../../../../docs/vendors/", import.meta.url);

interface Example {
  readonly language: "sh" | "ts";
  readonly code: string;
  /** The answer as the page prints it. */
  readonly printed: unknown;
}

/** The examples of a page: each block of code with the block of JSON below it. */
async function examplesOf(page: string): Promise<Example[]> {
  const text = await readFile(new URL(page, pagesDirectory), "utf8");
  const blocks = [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({ language, code }));
  return blocks.flatMap(({ language, code }, index) => {
    if (language !== "sh" && language !== "ts") return [];
    const answer = blocks[index + 1];
    if (answer?.language !== "json") throw new Error(`An example of ${page} has no answer below it: ${code}`);
    return [{ language, code, printed: JSON.parse(answer.code) as unknown }];
  });
}

/** The printed answer as an expectation: "…" stands for any text but none. */
function expectationOf(printed: unknown): unknown {
  if (printed === "…") return expect.stringMatching(/./);
  if (Array.isArray(printed)) return printed.map(expectationOf);
  if (typeof printed !== "object" || printed === null) return printed;
  return Object.fromEntries(Object.entries(printed).map(([name, part]) => [name, expectationOf(part)]));
}

describe.each(["studio", "rsa-wallet", "action-wallet"] as const)("docs/vendors/%s.md", (protocol) => {
  const wire = makeVendorWire(protocol);
  let server: GamesServer;
  let directory: string;
  let environment: Record<string, string>;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), "vendor-docs-"));
    server = await startGamesServer(wire.configuration);
    server.clock.set(new Date());
    const { database, merchantId, scope } = server;
    await wire.install(server, merchantId);
    const game = await plantGame(scope, merchantId, { gameCode: "TIDE", integrationCode: wire.vendorCode, vendorCode: wire.brandCode });
    const { memberId } = await openMember(database, { merchantId, fundsUnits: 100_000n });
    const player = { memberId, sessionId: undefined, trial: false };
    const { playerToken = "" } = await openLaunch(scope, database, { merchantId, game, player, currency: "THB", language: "en" });
    const keyFile = path.join(directory, "vendor.pem");
    await writeFile(keyFile, wire.secret);
    environment = {
      PATH: process.env["PATH"] ?? "",
      PLATFORM_URL: server.url,
      VENDOR_CODE: wire.vendorCode,
      PLAYER_ID: memberId,
      PLAYER_TOKEN: playerToken,
      SECRET: wire.secret,
      PRIVATE_KEY_FILE: keyFile,
    };
  });

  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  it("says what the platform answers, example by example", async () => {
    const examples = await examplesOf(`${protocol}.md`);
    expect(examples.map(({ language }) => language)).toEqual(["sh", "sh", "ts"]);
    await runAll(examples, directory, environment);
  });
});

describe("docs/vendors/transfer-wallet.md", () => {
  it("says what a vendor who keeps the money answers", async () => {
    const secret = "a secret of both sides";
    const [vendor, directory] = [await startTransferStandIn({ secret }), await mkdtemp(path.join(tmpdir(), "vendor-docs-"))];
    try {
      const examples = await examplesOf("transfer-wallet.md");
      expect(examples.map(({ language }) => language)).toEqual(["sh", "sh", "ts"]);
      const environment = { PATH: process.env["PATH"] ?? "", VENDOR_URL: vendor.url, SECRET: secret, PLAYER_ID: "a-player" };
      await runAll(examples, directory, environment);
    } finally {
      await vendor.close();
      await rm(directory, { recursive: true });
    }
  });
});

/** Runs the examples as they stand, one after another, and compares each answer with the printed one. */
async function runAll(examples: readonly Example[], directory: string, environment: Readonly<Record<string, string>>): Promise<void> {
  for (const [index, { language, code, printed }] of examples.entries()) {
    const file = path.join(directory, `example-${index}.${language === "ts" ? "mts" : "sh"}`);
    await writeFile(file, code);
    const command = language === "ts" ? process.execPath : "sh";
    const { stdout } = await run(command, [file], { env: environment, timeout: 30_000 });
    expect(JSON.parse(stdout), `example ${index + 1}: ${stdout}`).toEqual(expectationOf(printed));
  }
}
