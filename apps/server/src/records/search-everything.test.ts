import type { CallValue } from "@lantern/contract/call.ts";
import type { searchEverything } from "@lantern/contract/records/search-everything.ts";
import { comparableText } from "@lantern/rules/search/comparable-text.ts";
import { FoldedName } from "@lantern/rules/search/folded-name.ts";
import { matchName, slipsMax, typedText } from "@lantern/rules/search/match-name.ts";
import fc from "fast-check";
import zawgyi from "myanmar-tools";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { overrideGame } from "../games/override-game.ts";
import { forgetCatalogues } from "../games/read-catalogue.ts";
import { foundExtents, readFoundGames, type FoundExtent } from "../games/search/found-games.ts";
import { readShownShelves } from "../games/search/shown-shelves.ts";
import { startGamesServer, type GamesServer } from "../games/testing/games-server.ts";
import { plantGames, type PlantedGame } from "../games/testing/plant-game.ts";
import { createGame } from "../lottery/create-game.ts";
import { createAnnouncement } from "../messages/create-announcement.ts";
import { openTestDatabase } from "../platform/testing/test-database.ts";
import { indexMissingGames } from "../games/search/index-games.ts";
import { recordsAnswers } from "./routes.ts";

type Found = CallValue<typeof searchEverything>;

const latin = [
  "Tiger Sanctum",
  "Golden Naga",
  "Café Royale",
  "Carp over the Gate",
  "Night Bazaar",
  "Lion",
  "Seven Lanterns 7",
  "Moonlit Orchard",
];
const thai = ["เสือทองคำ", "พญานาคนำโชค", "ตลาดกลางคืน", "ดอกบัวเงิน", "มังกรไฟ", "สวนผลไม้ใต้แสงจันทร์"];
const burmese = ["ကျားဂူ", "ရွှေနဂါး", "ညဈေးတန်း", "ကြာပန်းငွေ", "မီးပုံးခုနစ်လုံး", "လရောင်သစ်သီးခြံ"];

/** A hundred and twenty games whose names are put together of a few words each, so that many are alike. */
const crowd: PlantedGame[] = Array.from({ length: 120 }, (_, index) => ({
  gameCode: `CROWD${index}`,
  names: {
    en: `${["Amber", "Cobalt", "Velvet", "Marble", "Cedar"][index % 5]} ${["Harbour", "Temple", "Engine", "Meadow"][index % 4]} ${index}`,
  },
  position: 100 + index,
}));

/** More than are counted, all of which begin alike. */
const alike: PlantedGame[] = Array.from({ length: 130 }, (_, index) => ({
  gameCode: `ALIKE${index}`,
  names: { en: index === 77 ? "Quartz" : `Quartz ${index % 2 === 0 ? "Quartet" : "Zephyr"} ${index}`, th: `ควอตซ์${index}` },
  isHot: index % 40 === 3,
  position: 300 + index,
}));

const named: PlantedGame[] = latin.map((en, index) => ({
  gameCode: `G${index}`,
  vendorCode: index % 2 === 0 ? "GNAGA" : "SAMPAN",
  names: { en, ...(thai[index] === undefined ? {} : { th: thai[index] }), ...(burmese[index] === undefined ? {} : { my: burmese[index] }) },
  minBetUnits: index === 5 ? { MMK: "10000" } : { THB: "10000", MMK: "500000" },
}));

let server: GamesServer;
let nodeIdOf: (gameCode: string) => string;

beforeAll(async () => {
  server = await startGamesServer({}, recordsAnswers);
  const { scope, database, merchantId } = server;
  const planted = await plantGames(scope, merchantId, [...named, ...crowd, ...alike]);
  nodeIdOf = (gameCode) => planted.find((game) => game.gameCode === gameCode)?.nodeId ?? "";
  await database.tx(async (transaction) => {
    const texts = {
      EN: { title: "Welcome gift for newcomers", content: "<p>…</p>" },
      TH: { title: "ของขวัญต้อนรับ", content: "<p>…</p>" },
    };
    const startsAt = new Date(scope.clock.now().getTime() - 1_000);
    await createAnnouncement(scope, transaction, { id: merchantId }, { kind: "PR", texts, startsAt });
    await createAnnouncement(scope, transaction, { id: merchantId }, { kind: "A", texts, startsAt });
    await createGame(transaction, {
      merchantId,
      code: "HANOI9",
      family: "vn_north",
      label: "Vietnam",
      schedule: { kind: "interval", zone: "Asia/Bangkok", intervalSeconds: 60, lockLeadSeconds: 5 },
      limits: { THB: { betAmountMin: 10_000n, betAmountMax: 10_000_000n, winAmountMax: 100_000_000n } },
      names: { EN: "Hanoi One Minute", MY: "ဟနွိုင်း တစ်မိနစ်", TH: "ฮานอย 1 นาที" },
      iconUrl: "/art/lotteries/hanoi.webp",
    });
  });
});
afterAll(() => server.close());

async function search(
  text: string,
  options: { readonly language?: string; readonly token?: string; readonly host?: string; readonly all?: boolean } = {},
): Promise<Found> {
  const { language = "EN", all = false, ...request } = options;
  // What another test asked for shortly before is remembered.
  server.clock.advance(4_000);
  return server.value<Found>("GET", `/search?text=${encodeURIComponent(text)}&language=${language}${all ? "&all=true" : ""}`, request);
}
const codesOf = ({ games }: Found) => games.hits.map(({ game }) => game.gameCode);

describe("the search over everything", () => {
  it("ranks a name that begins with what was typed before one that has it, and both before slips; hot ones first", async () => {
    expect(codesOf(await search("tig"))[0]).toBe("G0");
    expect(codesOf(await search("naga"))).toEqual(["G1"]);
    const [first, second] = (await search("temple 1")).games.hits;
    expect(first?.game.gameName).toMatch(/Temple 1/);
    expect(second?.game.gameName).toMatch(/Temple 1/);
    await overrideGame(server.scope, server.database, { merchantId: server.merchantId, nodeId: nodeIdOf("CROWD41"), isHot: true });
    expect(codesOf(await search("cobalt temple"))[0]).toBe("CROWD41");
  });

  it("answers with the first games and how many there are, as far as it had to look; with all of them who asks for all", async () => {
    const told = ({ games }: Found) => ({ hits: games.hits.length, count: games.count, more: games.more });
    expect(told(await search("am"))).toEqual({ hits: 12, count: 24, more: false });
    expect(told(await search("am", { all: true }))).toEqual({ hits: 24, count: 24, more: false });
    // What holds it elsewhere was not looked for.
    expect(told(await search("amber"))).toEqual({ hits: 12, count: 24, more: true });
    expect(told(await search("amber", { all: true }))).toEqual({ hits: 24, count: 24, more: false });
    const [first, all] = [await search("quar"), await search("quar", { all: true })];
    expect([told(first), told(all)]).toEqual([
      { hits: 12, count: 30, more: true },
      { hits: 100, count: 100, more: true },
    ]);
    expect(codesOf(all).slice(0, 12)).toEqual(codesOf(first));
  });

  it("marks what matches by stretches of the name, whole letters with their marks", async () => {
    const marked = async (text: string, language = "EN") => {
      const [hit] = (await search(text, { language })).games.hits;
      return hit?.match.ranges.map(([start, end]) => hit.game.gameName.slice(start, end));
    };
    expect(await marked("tigre")).toEqual(["Tiger"]);
    expect(await marked("sanctum tig")).toEqual(["Tig", "Sanctum"]);
    expect(await marked("cafe")).toEqual(["Café"]);
    expect(await marked("เสอ", "TH")).toBeUndefined();
    expect(await marked("เสือ", "TH")).toEqual(["เสือ"]);
    expect(await marked("ကျာ", "MY")).toEqual(["ကျား"]);
  });

  it("tells by which other name a thing was found", async () => {
    const [hit] = (await search("เสือทอง")).games.hits;
    expect(hit).toMatchObject({
      game: { gameName: "Tiger Sanctum" },
      match: { ranges: [], alsoCalled: "เสือทองคำ", alsoCalledRanges: [[0, 7]] },
    });
  });

  it("does not mind case, accents, blanks, signs, and Burmese that was typed in Zawgyi", async () => {
    const converter = new zawgyi.ZawgyiConverter();
    expect(codesOf(await search("CAFE ROYALE"))[0]).toBe("G2");
    expect(codesOf(await search("night-bazaar"))[0]).toBe("G4");
    expect(codesOf(await search("gol den na ga"))[0]).toBe("G1");
    expect(codesOf(await search("goldennaga"))[0]).toBe("G1");
    expect(codesOf(await search("เสือ ทองคำ"))[0]).toBe("G0");
    expect(codesOf(await search(converter.unicodeToZawgyi("ရွှေနဂါး")))[0]).toBe("G1");
    expect(codesOf(await search("lanterns ๗"))[0]).toBe("G6");
  });

  it("finds vendors, lotteries and promotions beside games, each kind by itself", async () => {
    const all = await search("golden naga");
    expect(all.vendors.hits.map(({ vendor }) => vendor.accountTypeName)).toEqual(["GNAGA"]);
    expect(codesOf(all)).toEqual(["G1"]);
    expect((await search("haoni one")).lotteries.hits[0]).toMatchObject({
      lottery: { remark: "Hanoi One Minute", vassalage: "TCG_SEA" },
      match: { ranges: [[0, 9]] },
    });
    expect((await search("ฮานอย", { language: "MY" })).lotteries.hits[0]).toMatchObject({
      lottery: { remark: "ဟနွိုင်း တစ်မိနစ်" },
      match: { alsoCalled: "ฮานอย 1 นาที" },
    });
    expect((await search("หวย")).vendors.hits.map(({ vendor }) => vendor.accountTypeName)).toEqual(["TCG_SEA"]);
    const { promotions } = await search("welcme gift");
    expect(promotions).toMatchObject({ count: 1, more: false, hits: [{ promotion: { title: "Welcome gift for newcomers" } }] });
    expect((await search("ของขวัญ")).promotions.hits[0]?.match.alsoCalled).toBe("ของขวัญต้อนรับ");
  });

  it("answers what says nothing with nothing, and refuses what is too long", async () => {
    const nothing = { hits: [], count: 0, more: false };
    const queries = [
      "",
      " ",
      "   ",
      "%",
      "\\",
      "'",
      "%%%%",
      "🎰🎲",
      "\u0007\u001b",
      "\u200b\u200d",
      "_",
      "' | '",
      "& !",
      "\ud800",
      "a:*b",
      "(((",
      "͏",
    ];
    for (const text of queries) expect(await search(text.toWellFormed()), text).toMatchObject({ games: { count: 0 }, promotions: nothing });
    for (const text of ["tiger' | 'lion", "\\'; drop table games_search; --", "tiger 🐯"]) await search(text);
    expect(codesOf(await search("tiger 🐯"))[0]).toBe("G0");
    for (const text of ["a".repeat(10_000), "ti%00ger"]) expect((await server.request("GET", `/search?text=${text}`)).status).toBe(400);
    expect((await search("ab".repeat(50))).games.count).toBe(0);
  });

  it("never shows what is hidden, gone, another merchant's, or not offered in the member's currency", async () => {
    const { scope, database, merchantId } = server;
    expect(codesOf(await search("Lion"))[0]).toBe("G5");
    const { token } = await server.newMember({ currency: "THB" });
    expect(codesOf(await search("Lion", { token }))).not.toContain("G5");
    expect((await search("tiger", { host: "jade.localhost" })).games.count).toBe(0);
    await overrideGame(scope, database, { merchantId, nodeId: nodeIdOf("G3"), hidden: true });
    expect(codesOf(await search("carp over the gate"))).not.toContain("G3");
    await overrideGame(scope, database, { merchantId, nodeId: nodeIdOf("G3"), names: { en: "Leaping Koi" } });
    expect(codesOf(await search("leaping koi"))).toEqual(["G3"]);
    expect(codesOf(await search("carp over the gate"))).not.toContain("G3");
    await database.query("update games_vendors set hidden = true where merchant_id = $1 and code = 'SAMPAN'", [merchantId]);
    forgetCatalogues(scope);
    expect(codesOf(await search("golden naga"))).toEqual([]);
    await database.query("update games_vendors set hidden = false where merchant_id = $1", [merchantId]);
    await database.query("update games_catalogue set published = false where game_code = 'G0'");
    forgetCatalogues(scope);
    expect(codesOf(await search("tiger sanctum"))).not.toContain("G0");
    await database.query("update games_catalogue set published = true where game_code = 'G0'");
    await overrideGame(scope, database, { merchantId, nodeId: nodeIdOf("G3") });
    forgetCatalogues(scope);
  });
});

/** One slip: a letter left out, put in, another one, or two neighbours swapped; what is left has four letters at least. */
const slip = fc.record({ kind: fc.constantFrom("leave", "put", "other", "swap"), at: fc.nat(), letter: fc.constantFrom("x", "q") });

function withSlip(name: string, { kind, at, letter }: { readonly kind: string; readonly at: number; readonly letter: string }): string {
  const characters = [...comparableText(name).characters];
  const place = at % characters.length;
  if (kind === "leave") return characters.toSpliced(place, 1).join("");
  if (kind === "put") return characters.toSpliced(place, 0, letter).join("");
  if (kind === "other") return characters.toSpliced(place, 1, letter).join("");
  const next = Math.min(place, characters.length - 2);
  return characters.toSpliced(next, 2, characters[next + 1] ?? "", characters[next] ?? "").join("");
}

describe.each(["embedded", "postgres"] as const)("names are found on the %s database", (kind) => {
  const names = [...latin, ...thai, ...burmese];
  const every = [...named, ...crowd, ...alike];
  let find: (typed: string) => Promise<string[]>;
  let read: (typed: string, extent: FoundExtent) => Promise<{ readonly beginning: readonly Told[]; readonly others: readonly Told[] }>;
  let close: () => Promise<void>;

  beforeAll(async () => {
    const database = await openTestDatabase(kind);
    close = () => database.close();
    const { clock, configuration, log } = server.scope;
    const { merchantId } = server;
    const planted = await plantGames({ database, clock, configuration, log }, merchantId, every);
    await database.tx((transaction) => indexMissingGames(transaction, "STUDIO"));
    const shelves = await readShownShelves(database, { merchantId, vendorCodes: ["GNAGA", "SAMPAN"], currencies: ["THB", "MMK"] });
    const gameOf = new Map(planted.map((game) => [game.nodeId, game]));
    const tell = (typed: string) => (nodeId: string) => {
      const game = gameOf.get(nodeId);
      return { code: game?.gameCode ?? "", distance: distanceOf(typed, Object.values(game?.names ?? {})), isHot: game?.isHot ?? false };
    };
    read = async (typed, extent) => {
      const { beginning, others } = await readFoundGames(database, typed, shelves, extent);
      return { beginning: beginning.map(tell(typed)), others: others.map(tell(typed)) };
    };
    find = async (typed) => {
      const { beginning, others, slipped } = await readFoundGames(database, typed, shelves, foundExtents.all);
      return [...beginning, ...others, ...slipped]
        .map((nodeId) => ({
          code: gameOf.get(nodeId)?.gameCode ?? "",
          distance: distanceOf(typed, Object.values(gameOf.get(nodeId)?.names ?? {})),
        }))
        .filter(({ distance }) => distance !== undefined)
        .toSorted((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
        .map(({ code }) => code);
    };
  });
  afterAll(() => close());

  interface Told {
    readonly code: string;
    readonly distance: number | undefined;
    readonly isHot: boolean;
  }
  const texts = new Map(every.flatMap(({ names: ofGame = {} }) => Object.values(ofGame).map((name) => [name, new FoldedName(name)])));
  const distanceOf = (typed: string, ofGame: readonly string[]) => {
    const distances = ofGame.flatMap((name) => matchName(typedText(typed), texts.get(name) ?? new FoldedName(name))?.distance ?? []);
    return distances.length === 0 ? undefined : Math.min(...distances);
  };
  /** Looks at every name. */
  const scan = (typed: string) => {
    const all = every.flatMap(({ gameCode, names: ofGame = {} }) => {
      const distance = distanceOf(typed, Object.values(ofGame));
      return distance === undefined ? [] : [{ gameCode, distance }];
    });
    const best = Math.min(...all.map(({ distance }) => distance));
    return new Set(all.filter(({ distance }) => distance === best).map(({ gameCode }) => gameCode));
  };
  const codeOf = (name: string) => every.find(({ names: ofGame = {} }) => Object.values(ofGame).includes(name))?.gameCode;

  it("by themselves and by each of their beginnings", async () => {
    for (const name of names) {
      expect((await find(name))[0]).toBe(codeOf(name));
      const { characters } = comparableText(name);
      for (const length of [1, 2, 3, 4, 6].filter((value) => value <= characters.length)) {
        expect(await find(characters.slice(0, length).join(""))).toContain(codeOf(name));
      }
    }
  });

  it("with one slip, and the best found is the best there is", async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), slip, async (name, made) => {
        const typed = withSlip(name, made);
        if (comparableText(typed).characters.length < 4) return;
        const found = await find(typed);
        expect(scan(typed)).toContain(found[0]);
        expect(found).toContain(codeOf(name));
      }),
      { seed: 20_261_122, numRuns: 60 },
    );
  });

  it("whatever begins with it, holds it or has its words, as a look at all names tells; of too many the best, in order", async () => {
    const slipped = 50;
    const whole = every.flatMap(({ names: ofGame = {} }) => Object.values(ofGame));
    const part = fc.tuple(fc.constantFrom(...whole, ...names), fc.nat(), fc.integer({ min: 1, max: 12 })).map(([name, at, length]) => {
      const { characters } = comparableText(name);
      return characters.slice(at % characters.length, (at % characters.length) + length).join("");
    });
    const words = fc.tuple(fc.constantFrom(...whole), fc.integer({ min: 1, max: 6 })).map(([name, length]) =>
      name
        .split(" ")
        .toReversed()
        .map((word) => Array.from(word).slice(0, length).join(""))
        .join(" "),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, words, fc.constantFrom("q", "qu", "quartz", "quartz q", "z", "ควอ")), async (typed) => {
        const held = every
          .map(({ gameCode, names: ofGame = {}, isHot = false }) => ({
            code: gameCode,
            distance: distanceOf(typed, Object.values(ofGame)) ?? slipped,
            isHot,
          }))
          .filter(({ distance }) => distance < slipped);
        const { beginning, others } = await read(typed, foundExtents.all);
        const found = [...beginning, ...others];
        expect(new Set(found.map(({ code }) => code)).size).toBe(found.length);
        const isFound = new Set(found.map(({ code }) => code));
        if (held.length <= 100) expect(held.filter(({ code }) => !isFound.has(code))).toEqual([]);
        else expect(found.length).toBeGreaterThan(100);
        const order = ({ distance, isHot }: Told) => (distance ?? slipped) * 2 + (isHot ? 0 : 1);
        const best = found.filter(({ distance }) => (distance ?? slipped) < slipped).map(order);
        expect(best.toSorted((one, other) => one - other).slice(0, 30)).toEqual(
          held
            .map(order)
            .toSorted((one, other) => one - other)
            .slice(0, 30),
        );
        const orders = beginning.map(order);
        expect(orders).toEqual(orders.toSorted((one, other) => one - other));
        // The first ones are the best of all, though less was looked at.
        const { enough } = foundExtents.first;
        const first = await read(typed, foundExtents.first);
        const bestOfFirst = [...first.beginning, ...first.others].filter(({ distance }) => (distance ?? slipped) < slipped).map(order);
        expect(bestOfFirst.toSorted((one, other) => one - other).slice(0, enough)).toEqual(
          held
            .map(order)
            .toSorted((one, other) => one - other)
            .slice(0, enough),
        );
      }),
      { seed: 20_261_122, numRuns: 120 },
    );
  });

  it("slips are forgiven by length", () => {
    expect([3, 4, 7, 8].map(slipsMax)).toEqual([0, 1, 1, 2]);
  });
});
