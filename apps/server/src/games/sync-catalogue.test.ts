import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openTestDatabase } from "../platform/testing/test-database.ts";
import { manualClock } from "../platform/clock.ts";
import { readConfiguration } from "../platform/read-configuration.ts";
import type { Scope } from "../platform/context.ts";
import { seedMerchants } from "../site/seed-merchants.ts";
import { pino } from "pino";
import { confirmWithdrawal, listHeldWithdrawals } from "./confirm-withdrawal.ts";
import { forgetIntegrations } from "./find-integration.ts";
import { createIntegration } from "./create-integration.ts";
import { createVendor } from "./create-vendor.ts";
import { overrideGame } from "./override-game.ts";
import { forgetCatalogues, readCatalogue } from "./read-catalogue.ts";
import { seedVendors } from "./seed-vendors.ts";
import { syncCataloguesJob } from "./sync-catalogues.ts";
import { publishedCatalogue, publishedGame, startVendorStand, type VendorStand } from "./testing/vendor-stand.ts";

const minuteMs = 60_000;
const studioSecret = readConfiguration({}).studioSecret;

let vendor: VendorStand;
let scope: Scope & { readonly clock: ReturnType<typeof manualClock> };
let merchantId: string;

beforeAll(async () => {
  vendor = await startVendorStand(studioSecret);
});

beforeEach(async () => {
  const database = await openTestDatabase("postgres");
  const clock = manualClock(new Date("2026-03-01T12:00:00Z"));
  const configuration = { ...readConfiguration({ LOG_LEVEL: "silent", LANTERN_SEED: "test" }), studioPort: vendor.port };
  scope = { database, clock, configuration, log: pino({ level: "silent" }) };
  merchantId = (await database.tx((transaction) => seedMerchants(scope, transaction)))["LANTERN"] ?? "";
  await database.tx((transaction) => seedVendors(scope, transaction, { id: merchantId }));
});

afterEach(() => scope.database.close());
afterAll(() => vendor.close());

/** Whatever it takes. */
const sync = async (of: Scope = scope) => {
  await syncCataloguesJob.run(of);
  await syncCataloguesJob.settle?.(of);
};
const offered = async () => (await readCatalogue(scope, { id: merchantId })).games;
const offeredCodes = async () => (await offered()).map((game) => game.gameCode);

describe("the catalogue's sync", () => {
  it("stores what the vendor publishes, in the vendor's order", async () => {
    vendor.catalogue = publishedCatalogue("1", [
      publishedGame("ZEBRA", {
        names: { en: "Zebra", my: "မြင်းကျား" },
        lines: 243,
        isHot: true,
        minBetUnitsByCurrency: { THB: "5000", MMK: "100000" },
      }),
      publishedGame("APE", { brandCode: "SAMPAN", supportsFreePlay: false, imageUrlAvif: "/art/tiles/APE.avif" }),
    ]);
    await sync();
    const [zebra, ape] = await offered();
    expect(zebra).toMatchObject({
      gameCode: "ZEBRA",
      vendorCode: "GNAGA",
      category: "RNG",
      names: { en: "Zebra", my: "မြင်းကျား" },
      lineCount: 243,
      isHot: true,
      freePlay: true,
    });
    expect(zebra?.minBetUnits).toEqual(
      new Map([
        ["THB", 5_000n],
        ["MMK", 100_000n],
      ]),
    );
    expect(ape).toMatchObject({ gameCode: "APE", vendorCode: "SAMPAN", freePlay: false, imagePathAvif: "/art/tiles/APE.avif" });
  });

  it("asks again and again until the vendor is there, then every two minutes", async () => {
    const port = vendor.port;
    await vendor.close();
    await sync();
    expect(await offeredCodes()).toEqual([]);
    vendor = await startVendorStand(studioSecret, port);
    vendor.catalogue = publishedCatalogue("1", [publishedGame("TIGER")]);
    scope.clock.advance(500);
    await sync();
    expect(await offeredCodes()).toEqual(["TIGER"]);
    vendor.catalogue = publishedCatalogue("2", [publishedGame("TIGER"), publishedGame("CARP")]);
    scope.clock.advance(minuteMs);
    await sync();
    expect(await offeredCodes()).toEqual(["TIGER"]);
    scope.clock.advance(minuteMs);
    await sync();
    expect(await offeredCodes()).toEqual(["TIGER", "CARP"]);
  });

  it("withdraws what is gone, brings back what returns, and both keep their nodeId", async () => {
    const publish = async (version: string, ...codes: string[]) => {
      vendor.catalogue = publishedCatalogue(
        version,
        codes.map((code) => publishedGame(code)),
      );
      scope.clock.advance(2 * minuteMs);
      await sync();
      return new Map((await offered()).map((game) => [game.gameCode, game.nodeId]));
    };
    const before = await publish("1", "TIGER", "CARP");
    expect([...(await publish("2", "CARP")).keys()]).toEqual(["CARP"]);
    expect(await publish("3", "TIGER", "CARP")).toEqual(before);
  });

  it("keeps a merchant's wishes", async () => {
    vendor.catalogue = publishedCatalogue("1", [publishedGame("TIGER"), publishedGame("CARP")]);
    await sync();
    const nodeIds = new Map((await offered()).map((game) => [game.gameCode, game.nodeId]));
    await overrideGame(scope, scope.database, { merchantId, nodeId: nodeIds.get("TIGER") ?? "", hidden: true });
    await overrideGame(scope, scope.database, {
      merchantId,
      nodeId: nodeIds.get("CARP") ?? "",
      names: { en: "Leaping Carp" },
      isHot: true,
    });
    vendor.catalogue = publishedCatalogue("2", [
      publishedGame("TIGER", { names: { en: "Tiger II" } }),
      publishedGame("CARP", { lines: 9 }),
    ]);
    scope.clock.advance(2 * minuteMs);
    await sync();
    expect(await offered()).toMatchObject([{ gameCode: "CARP", names: { en: "Leaping Carp" }, isHot: true, lineCount: 9 }]);
  });

  it("a vendor that refuses or answers nonsense leaves the catalogue as it is", async () => {
    vendor.catalogue = publishedCatalogue("1", [publishedGame("TIGER")]);
    await sync();
    vendor.catalogue = { status: "unavailable" };
    scope.clock.advance(2 * minuteMs);
    await sync();
    vendor.catalogue = { ...publishedCatalogue("2", []), games: "none" } as never;
    scope.clock.advance(1_000);
    await sync();
    forgetCatalogues(scope);
    expect(await offeredCodes()).toEqual(["TIGER"]);
  });

  it("finds the studio again on another port", async () => {
    vendor.catalogue = publishedCatalogue("1", [publishedGame("TIGER")]);
    const moved = await startVendorStand(studioSecret);
    moved.catalogue = publishedCatalogue("1", [publishedGame("MOVED")]);
    await sync();
    const there = { ...scope, configuration: { ...scope.configuration, studioPort: moved.port } };
    await there.database.tx((transaction) => seedVendors(there, transaction, { id: merchantId }));
    forgetIntegrations(there);
    there.clock.advance(2 * minuteMs);
    await sync(there);
    expect(await offeredCodes()).toEqual(["MOVED"]);
    await moved.close();
  });

  it("a vendor that hangs keeps no other from his turn, and is asked once at a time", async () => {
    const slow = await startVendorStand(studioSecret);
    let asked = 0;
    const mayAnswer = Promise.withResolvers<void>();
    slow.beforeAnswer = async () => {
      asked += 1;
      await mayAnswer.promise;
    };
    await scope.database.tx(async (transaction) => {
      await createIntegration(scope, transaction, { code: "SLOW", protocol: "studio", baseUrl: slow.url, secretReference: "studio" });
      await createVendor(transaction, {
        merchantId,
        code: "SLOWLIGHTS",
        integrationCode: "SLOW",
        displayNames: { en: "Slow" },
        position: 9,
      });
    });
    slow.catalogue = publishedCatalogue("1", [publishedGame("SNAIL", { brandCode: "SLOWLIGHTS" })]);
    for (const game of ["TIGER", "CARP"]) {
      vendor.catalogue = publishedCatalogue(game, [publishedGame(game)]);
      scope.clock.advance(2 * minuteMs);
      await syncCataloguesJob.run(scope);
      await expect.poll(offeredCodes, { timeout: 15_000 }).toEqual([game]);
    }
    expect(asked).toBe(1);
    mayAnswer.resolve();
    await syncCataloguesJob.settle?.(scope);
    expect(await offeredCodes()).toEqual(["CARP", "SNAIL"]);
    await slow.close();
  });

  it("one bad game does not lose the others, and a list of nothing but such is none", async () => {
    const good = publishedGame("TIGER");
    const bad = [
      { ...good, gameCode: "NO NAME", names: {} },
      { ...good, gameCode: "LONG", names: { en: "x".repeat(500) } },
      null,
      "game",
      { ...good },
    ];
    const further = { ...good, gameCode: "NUL", names: { en: "a\u0000b" } };
    vendor.catalogue = publishedCatalogue("1", [...bad, further, good, publishedGame("CARP")] as never);
    await sync();
    expect(await offeredCodes()).toEqual(["TIGER", "CARP"]);
    vendor.catalogue = publishedCatalogue("2", [{ gameCode: "junk" }, 7] as never);
    scope.clock.advance(2 * minuteMs);
    await sync();
    expect(await offeredCodes()).toEqual(["TIGER", "CARP"]);
  });

  it("touches only what changed, also for lists that are in memory", async () => {
    vendor.catalogue = publishedCatalogue("1", [publishedGame("TIGER"), publishedGame("CARP")]);
    await sync();
    const before = await readCatalogue(scope, { id: merchantId });
    scope.clock.advance(2 * minuteMs);
    expect(await readCatalogue(scope, { id: merchantId })).toBe(before);
    vendor.catalogue = publishedCatalogue("2", [publishedGame("TIGER"), publishedGame("CARP", { isHot: true })]);
    await sync();
    const after = await readCatalogue(scope, { id: merchantId });
    expect(after).not.toBe(before);
    expect(after.games[0]).toBe(before.games[0]);
    expect(after.games[1]).toMatchObject({ gameCode: "CARP", isHot: true });
    const changed = await scope.database.query<{ game_code: string }>(
      "select game_code from games_catalogue where changed_at > first_seen_at",
    );
    expect(changed).toEqual([{ game_code: "CARP" }]);
  });

  it("holds back the withdrawal of most games until an operator confirms it", async () => {
    const many = Array.from({ length: 60 }, (_, index) => publishedGame(`MANY-${index}`));
    const publish = async (version: string, games: typeof many) => {
      vendor.catalogue = publishedCatalogue(version, games);
      scope.clock.advance(2 * minuteMs);
      await sync();
      return (await offered()).length;
    };
    expect(await publish("1", many)).toBe(60);
    expect(await publish("2", [])).toBe(60);
    expect(await publish("3", many.slice(0, 50))).toBe(50);
    expect(await publish("4", [publishedGame("NEW"), ...many.slice(0, 5)])).toBe(51);
    expect(await listHeldWithdrawals(scope.database)).toMatchObject([{ code: "STUDIO", gameCount: 45 }]);
    expect(await confirmWithdrawal(scope.database, "STUDIO")).toBe(45);
    expect(await publish("4", [publishedGame("NEW"), ...many.slice(0, 5)])).toBe(6);
    expect(await listHeldWithdrawals(scope.database)).toEqual([]);
    expect(await confirmWithdrawal(scope.database, "STUDIO")).toBeUndefined();
  });

  it("a vendor that hangs, or answers without end, is given up, and the others have been read", async () => {
    const hanging = createServer((request, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      if (request.url?.includes("catalogue") === true) response.write("{");
    });
    await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
    const { port } = hanging.address() as AddressInfo;
    const client = makeVendorClient({ vendorUrl: `http://127.0.0.1:${port}`, secret: studioSecret, timeoutMs: 200 });
    expect((await client.catalogue()).kind).toBe("unknown");
    hanging.closeAllConnections();
    hanging.close();
    vendor.catalogue = publishedCatalogue("1", [publishedGame("TIGER")]);
    await sync();
    expect(await offeredCodes()).toEqual(["TIGER"]);
  });
});
