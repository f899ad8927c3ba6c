import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CallValue } from "@lantern/contract/call.ts";
import type { listGames } from "@lantern/contract/games/list-games.ts";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startGamesServer, type GamesServer } from "../testing/games-server.ts";
import { plantGames } from "../testing/plant-game.ts";
import { deleteUnusedPicturesJob } from "./delete-unused-pictures.ts";
import { encodePicture } from "./encode-picture.ts";
import { fetchPicture, pictureBytesMax } from "./fetch-picture.ts";
import { fetchPicturesJob } from "./fetch-pictures.ts";
import { isPublicAddress } from "../public-address.ts";
import { pictureAddress, publicLookup } from "./picture-address.ts";

const cover = (colour: string, side = 300) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "a secret place" } })
    .toBuffer();

let answerPicture: (path: string, response: ServerResponse) => void;
let vendor: Server;
let host: string;
let server: GamesServer;

beforeAll(async () => {
  vendor = createServer((request, response) => answerPicture(request.url ?? "", response));
  await new Promise<void>((resolve) => vendor.listen(0, "127.0.0.1", resolve));
  const { port } = vendor.address() as AddressInfo;
  host = `127.0.0.1:${port}`;
  server = await startGamesServer({ studioPort: port, pictureHosts: [host] });
  await plantGames(server.scope, server.merchantId, [{ gameCode: "TIGER" }, { gameCode: "CARP" }, { gameCode: "TWIN" }]);
});
afterAll(async () => {
  vendor.closeAllConnections();
  vendor.close();
  await server.close();
});

const listed = async () => {
  server.clock.advance(4_000);
  const { games } = await server.value<CallValue<typeof listGames>>("GET", "/wps/relay/GCSGAME_gameList");
  return Object.fromEntries(games.map((game) => [game.gameCode, game]));
};

describe("games' pictures", () => {
  beforeEach(async () => {
    await server.database.query(
      "insert into games_picture_sources (integration_code, path, next_try_at) select integration_code, image_path, $1 from games_catalogue on conflict (integration_code, path) do update set next_try_at = $1",
      [server.clock.now()],
    );
  });

  it("are fetched, encoded at the sizes in which they are shown, served for good, and one where two are the same", async () => {
    const [red, blue] = [await cover("#c02010"), await cover("#1020c0")];
    answerPicture = (path, response) => response.end(path.includes("CARP") ? blue : red);
    await fetchPicturesJob.run(server.scope);
    const { TIGER: tiger, CARP: carp, TWIN: twin } = await listed();
    expect(tiger).toMatchObject({ showIcon: 1, iconUrl: expect.stringMatching(/^\/game-pictures\/[0-9a-f]{32}\/small\.webp$/) });
    expect(tiger?.placeholderColour).toMatch(/^#[0-9a-f]{6}$/);
    expect(tiger?.placeholderColour).not.toBe(carp?.placeholderColour);
    expect([twin?.iconUrl, carp?.iconUrl === tiger?.iconUrl]).toEqual([tiger?.iconUrl, false]);
    for (const [address, format, width] of [
      [tiger?.iconUrl ?? "", "webp", 336],
      [tiger?.iconUrlAvif ?? "", "heif", 336],
      [tiger?.mobileLargeIcon ?? "", "webp", 720],
    ] as const) {
      const answer = await fetch(new URL(address, server.url));
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({ format, width, height: (width * 5) / 4 });
      expect(bytes.includes("secret place")).toBe(false);
    }
    for (const path of [
      "/game-pictures/none/small.webp",
      `${tiger?.iconUrl ?? ""}x`,
      tiger?.iconUrl.replace("small", "constructor") ?? "",
    ]) {
      expect((await fetch(new URL(path, server.url))).status).toBe(404);
    }
  });

  it("that fail are tried again, later each time; the game shows what it had", async () => {
    answerPicture = (_path, response) => response.writeHead(500).end();
    const before = await listed();
    await server.database.query("update games_picture_sources set next_try_at = $1", [server.clock.now()]);
    const waits: number[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      await fetchPicturesJob.run(server.scope);
      const [row] = await server.database.query<{ next_try_at: Date; failure: string }>(
        "select next_try_at, failure from games_picture_sources where path like '%TIGER%'",
      );
      expect(row?.failure).toBe("HTTP 500");
      waits.push((row?.next_try_at.getTime() ?? 0) - server.clock.now().getTime());
      server.clock.set(row?.next_try_at ?? new Date());
    }
    expect(waits).toEqual([60_000, 120_000, 240_000]);
    expect((await listed())["TIGER"]?.iconUrl).toBe(before["TIGER"]?.iconUrl);
  });

  it("of addresses that no game has any more are forgotten after a week", async () => {
    await server.database.query("update games_catalogue set image_path = '/elsewhere.webp'");
    await deleteUnusedPicturesJob.run(server.scope);
    expect((await server.database.query("select id from games_pictures")).length).toBe(2);
    server.clock.advance(8 * 24 * 3_600_000);
    await deleteUnusedPicturesJob.run(server.scope);
    expect(await server.database.query("select id from games_pictures")).toEqual([]);
  });
});

describe("files that mean harm", () => {
  const failureOf = (bytes: Buffer) => encodePicture(bytes).then(() => "taken", String);

  it("no drawing with a script, page, archive, or cut picture is taken, whatever it is called", async () => {
    for (const file of [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      "<!doctype html><img src=x onerror=alert(1)>",
      "PK\u0003\u0004",
      "",
    ]) {
      expect(await failureOf(Buffer.from(file))).toContain("not a picture of pixels");
    }
    expect(await failureOf((await cover("#fff")).subarray(0, 400))).toMatch(/^Error/);
    expect(await failureOf(Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.from("<svg/>")]))).toMatch(
      /^Error/,
    );
  });

  it("a small file that unfolds to a huge picture is not unfolded", async () => {
    const bomb = await sharp({ create: { width: 4_200, height: 4_200, channels: 3, background: "#000" }, limitInputPixels: false })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(200_000);
    expect(await failureOf(bomb)).toContain("pixel limit");
  });

  it("no redirect is followed, too much is not read, and who hangs is given up", async () => {
    const url = new URL(`http://${host}/a.webp`);
    const terms = { listed: true, timeoutMs: 300 };
    answerPicture = (_path, response) => response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end();
    await expect(fetchPicture(url, terms)).rejects.toThrow("HTTP 302");
    answerPicture = (_path, response) => response.end(Buffer.alloc(pictureBytesMax + 1));
    await expect(fetchPicture(url, { ...terms, timeoutMs: 5_000 })).rejects.toThrow(/more than/);
    answerPicture = (_path, response) => void response.write("a");
    await expect(fetchPicture(url, terms)).rejects.toThrow(/no picture within 300 ms|aborted/);
  });

  it("only public hosts by TLS are asked, but for those that are listed", async () => {
    const addressOf = (origin: string, path = "/a.webp", hosts: readonly string[] = []) => pictureAddress(origin, path, hosts)?.href;
    expect(addressOf("https://vendor.example")).toBe("https://vendor.example/a.webp");
    for (const origin of [
      "http://vendor.example",
      "https://127.0.0.1",
      "https://[::1]",
      "https://10.0.0.8",
      "https://2130706433",
      "https://[::ffff:127.0.0.1]",
    ]) {
      expect(addressOf(origin), origin).toBeUndefined();
    }
    expect(addressOf("http://127.0.0.1:8081", "/a.webp", ["127.0.0.1:8081"])).toBe("http://127.0.0.1:8081/a.webp");
    expect(addressOf("https://vendor.example", "//10.0.0.8/a.webp")).toBeUndefined();
    expect(addressOf("https://vendor.example", "https://elsewhere.example/a.webp")).toBeUndefined();
    const inside = [
      "127.0.0.1",
      "10.1.2.3",
      "172.31.0.1",
      "192.168.1.1",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "224.0.0.1",
      "::1",
      "fe80::1",
      "fd00::1",
      "::ffff:10.0.0.1",
      "64:ff9b::a00:1",
      "2002:a00:1::",
    ];
    expect(inside.filter(isPublicAddress)).toEqual([]);
    expect(["8.8.8.8", "93.184.215.14", "2606:4700::1111"].filter(isPublicAddress).length).toBe(3);
    const failure = await new Promise<unknown>((resolve) => publicLookup("localhost", {}, (error) => resolve(error)));
    expect(String(failure)).toMatch(/not public/);
  });
});
