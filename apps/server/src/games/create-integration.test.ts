import { afterAll, beforeAll, expect, it } from "vitest";
import { createIntegration } from "./create-integration.ts";
import { createVendor } from "./create-vendor.ts";
import { listIntegrations } from "./find-integration.ts";
import { moveBrand } from "./move-brand.ts";
import { forgetCatalogues, readCatalogue } from "./read-catalogue.ts";
import { plantGame } from "./testing/plant-game.ts";
import { startGamesServer, type GamesServer } from "./testing/games-server.ts";

const keys = { secret: "a secret that both sides have been told", more: {}, also: undefined };

let server: GamesServer;
beforeAll(async () => {
  server = await startGamesServer({ vendorKeys: { junket: keys } });
});
afterAll(() => server.close());

const create = (code: string, protocol: string, secretReference: string) =>
  server.database.tx((transaction) =>
    createIntegration(server.scope, transaction, { code, protocol, baseUrl: "http://127.0.0.1:1", secretReference }),
  );

it("an integration of an unknown protocol, or with keys that are missing or not of its kind, is not stored", async () => {
  await expect(create("LOST", "smoke-signals", "junket")).rejects.toThrow("vendor-protocols.ts");
  await expect(create("LOST", "action-wallet", "nobody")).rejects.toThrow('under "nobody"');
  await expect(create("LOST", "rsa-wallet", "junket")).rejects.toThrow("no publicKey, operatorId");
  expect(await server.database.query("select code from games_integrations where code = 'LOST'")).toEqual([]);
});

it("an integration whose keys are gone from the configuration holds up no other", async () => {
  await create("JUNKET", "action-wallet", "junket");
  await server.database.query(
    "insert into games_integrations (code, protocol, base_url, secret_reference) values ('GONE', 'action-wallet', 'http://127.0.0.1:1', 'gone')",
  );
  const codes = (await listIntegrations(server.scope)).map(({ code }) => code);
  expect(codes).toContain("JUNKET");
  expect(codes).not.toContain("GONE");
});

it("a brand that another integration serves from now on keeps its games, once", async () => {
  const { scope, database, merchantId } = server;
  const game = { gameCode: "OLD", vendorCode: "OLDBRAND", names: { en: "Old" } };
  await create("STUDIO", "studio", "studio");
  await create("JUNKET", "action-wallet", "junket");
  await database.tx((transaction) =>
    createVendor(transaction, {
      merchantId,
      code: "OLDBRAND",
      integrationCode: "STUDIO",
      displayNames: { en: "Old Brand" },
      position: 9,
    }),
  );
  const planted = await plantGame(scope, merchantId, game);
  const moved = { merchantId, code: "OLDBRAND", from: "STUDIO", to: "JUNKET" };
  const move = () => database.tx((transaction) => moveBrand(transaction, moved));
  await move();
  await move();
  forgetCatalogues(scope);
  const { games } = await readCatalogue(scope, { id: merchantId });
  expect(games.filter(({ gameCode }) => gameCode === "OLD")).toMatchObject([{ nodeId: planted.nodeId, integrationCode: "JUNKET" }]);
});
