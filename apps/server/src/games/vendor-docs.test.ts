import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { ProcessRequest } from "@lantern/vendor-kit/action-wallet/process-request.ts";
import {
  RsaBalanceRequest,
  RsaBetRequest,
  RsaInfoRequest,
  RsaRollbackRequest,
  RsaWinRequest,
} from "@lantern/vendor-kit/rsa-wallet/wallet-requests.ts";
import { startTransferStandIn } from "@lantern/vendor-kit/transfer-wallet/transfer-stand-in.ts";
import { authenticate } from "@lantern/vendor-kit/wire/authenticate.ts";
import { balance } from "@lantern/vendor-kit/wire/balance.ts";
import { bet } from "@lantern/vendor-kit/wire/bet.ts";
import { CatalogueBrand, CatalogueGame } from "@lantern/vendor-kit/wire/catalogue.ts";
import { endRound } from "@lantern/vendor-kit/wire/end-round.ts";
import { launch } from "@lantern/vendor-kit/wire/launch.ts";
import { refund } from "@lantern/vendor-kit/wire/refund.ts";
import { win } from "@lantern/vendor-kit/wire/win.ts";
import type { TSchema } from "typebox";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openMember } from "../wallet/testing/open-member.ts";
import { openLaunch } from "./open-launch.ts";
import { startGamesServer, type GamesServer } from "./testing/games-server.ts";
import { plantGame } from "./testing/plant-game.ts";
import { makeKeyPair } from "./testing/stand-in-keys.ts";
import { makeVendorWire } from "./testing/vendor-wire.ts";
import { protocolOf } from "./vendor-protocols.ts";

const run = promisify(execFile);
const pagesDirectory = new URL("../../../../docs/vendors/", import.meta.url);

interface Example {
  readonly language: "sh" | "ts";
  readonly code: string;
  /** The answer as the page prints it. */
  readonly printed: unknown;
}

interface Block {
  readonly language: string;
  readonly code: string;
}

async function blocksOf(page: string): Promise<Block[]> {
  const text = await readFile(new URL(page, pagesDirectory), "utf8");
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = "", code = ""]) => ({ language, code }));
}

/** A small vendor that runs until it is stopped. */
const isVendor = ({ code }: Block) => code.includes("createServer(");

/** The examples of a page: each block of code with the block of JSON below it. */
async function examplesOf(page: string): Promise<Example[]> {
  const blocks = (await blocksOf(page)).filter((block) => !isVendor(block));
  return blocks.flatMap(({ language, code }, index) => {
    if (language !== "sh" && language !== "ts") return [];
    const answer = blocks[index + 1];
    if (answer?.language !== "json") throw new Error(`An example of ${page} has no answer below it: ${code}`);
    return [{ language, code, printed: JSON.parse(answer.code) as unknown }];
  });
}

/** Every name of a field in these schemas, those of parts too. */
function namesIn(...schemas: readonly TSchema[]): string[] {
  const names = new Set<string>();
  const walk = (schema: unknown): void => {
    if (typeof schema !== "object" || schema === null) return;
    if (Array.isArray(schema)) return schema.forEach(walk);
    const { properties = {} } = schema as { readonly properties?: Readonly<Record<string, unknown>> };
    for (const name of Object.keys(properties)) names.add(name);
    Object.values(schema).forEach(walk);
  };
  schemas.forEach(walk);
  return [...names].filter((name) => name !== "properties");
}

const fieldNames = {
  studio: namesIn(
    ...[authenticate, balance, bet, win, refund, endRound, launch].flatMap(({ request, answer }) =>
      request === undefined ? [answer] : [request, answer],
    ),
    CatalogueBrand,
    CatalogueGame,
  ),
  "rsa-wallet": namesIn(RsaInfoRequest, RsaBalanceRequest, RsaBetRequest, RsaWinRequest, RsaRollbackRequest),
  "action-wallet": namesIn(ProcessRequest),
} as const;

/** A port that nobody had a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function startVendor(
  code: string,
  { directory, environment }: { readonly directory: string; readonly environment: Readonly<Record<string, string>> },
): Promise<ChildProcess> {
  const file = path.join(directory, "vendor.mts");
  await writeFile(file, code);
  return spawn(process.execPath, [file], { env: environment, stdio: "ignore" });
}

const launchOf = (gameCode: string) =>
  ({
    nonce: randomUUID(),
    sentAt: new Date().toISOString(),
    gameCode,
    mode: "free",
    currency: "THB",
    language: "en",
    device: "mobile",
    returnUrl: "http://localhost/m/home",
    hostName: "localhost",
  }) as const;

/** The printed answer as an expectation: "…" stands for any text but none. */
function expectationOf(printed: unknown): unknown {
  if (printed === "…") return expect.stringMatching(/./);
  if (Array.isArray(printed)) return printed.map(expectationOf);
  if (typeof printed !== "object" || printed === null) return printed;
  return Object.fromEntries(Object.entries(printed).map(([name, part]) => [name, expectationOf(part)]));
}

describe.each(["studio", "rsa-wallet", "action-wallet"] as const)("docs/vendors/%s.md", (protocol) => {
  const wire = makeVendorWire(protocol);
  const isRsa = protocol === "rsa-wallet";
  const platformPair = makeKeyPair();
  /** What signs the platform's calls, and what does not. */
  const [platformSecret, foreignSecret] = isRsa
    ? [platformPair.privateKey, makeKeyPair().privateKey]
    : [wire.secret, "a secret of somebody else"];
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
    const platformKeyFile = path.join(directory, "platform.pem");
    await writeFile(platformKeyFile, platformPair.publicKey);
    environment = {
      PATH: process.env["PATH"] ?? "",
      PLATFORM_URL: server.url,
      VENDOR_CODE: wire.vendorCode,
      PLAYER_ID: memberId,
      PLAYER_TOKEN: playerToken,
      SECRET: wire.secret,
      PRIVATE_KEY_FILE: keyFile,
      PLATFORM_KEY_FILE: platformKeyFile,
      OPERATOR_ID: "op-7",
      BRAND_CODE: "MINE",
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

  it("has a vendor who is listed and launched, and hears nobody else", async () => {
    const [vendor, ...others] = (await blocksOf(`${protocol}.md`)).filter(isVendor);
    expect(others).toEqual([]);
    const port = await freePort();
    const child = await startVendor(vendor?.code ?? "", { directory, environment: { ...environment, PORT: String(port) } });
    try {
      const more = { operatorId: "op-7", currencies: "THB" };
      const clientOf = (secret: string) => protocolOf(protocol).makeClient({ vendorUrl: `http://127.0.0.1:${port}`, secret, more });
      const ours = clientOf(platformSecret);
      const listed = await vi.waitUntil(
        async () => {
          const outcome = await ours.catalogue();
          return outcome.kind === "unknown" ? undefined : outcome;
        },
        { timeout: 20_000, interval: 100 },
      );
      expect(listed).toMatchObject({
        kind: "ok",
        answer: { brands: [{ brandCode: "MINE" }], games: [{ names: { en: "Tide" } }], rejectedCount: 0 },
      });
      const { gameCode = "" } = listed.kind === "ok" ? (listed.answer.games[0] ?? {}) : {};
      expect(await ours.launch(launchOf(gameCode))).toMatchObject({ kind: "ok", answer: { launchUrl: expect.stringMatching(/^http/) } });
      expect(await ours.launch(launchOf("NO-SUCH-GAME"))).toMatchObject({ kind: "refused", status: "game_unknown" });
      expect((await clientOf(foreignSecret).catalogue()).kind).toBe("refused");
    } finally {
      child.kill();
    }
  });

  it("names every field of the protocol", async () => {
    const page = await readFile(new URL(`${protocol}.md`, pagesDirectory), "utf8");
    expect(fieldNames[protocol].filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
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
