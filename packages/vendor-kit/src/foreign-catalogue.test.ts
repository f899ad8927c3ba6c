import { describe, expect, it } from "vitest";
import { brandCodeOf, toCatalogue, type ListedGame } from "./foreign-catalogue.ts";

const vendorUrl = "https://vendor.example";
const tide: ListedGame = {
  gameCode: "tide",
  name: "Tide",
  maker: "Harbour Lights",
  category: "Video Slots",
  imageUrl: "https://vendor.example/thumbs/tide.webp?v=2",
  supportsFreePlay: true,
  minBetUnits: new Map([
    ["THB", 10_000n],
    ["MMK", 500_000n],
  ]),
  volatility: "low",
  lines: 20,
};

const catalogueOf = (...games: readonly Partial<ListedGame>[]) => {
  const listed = games.map((game) => ({ ...tide, ...game }));
  return toCatalogue(JSON.stringify(games), { games: listed, rejectedCount: 0 }, vendorUrl);
};
const gameOf = (game: Partial<ListedGame>) => catalogueOf(game).games[0];

describe("another vendor's list", () => {
  it("becomes games of the kit's catalogue, under brands of their makers", () => {
    const { brands, games } = catalogueOf({});
    expect(brands).toEqual([{ brandCode: "HARBOURLIGHTS", displayName: "Harbour Lights" }]);
    expect(games).toEqual([
      {
        gameCode: "tide",
        brandCode: "HARBOURLIGHTS",
        category: "RNG",
        names: { en: "Tide" },
        classification: "SC",
        minBetUnits: "10000",
        minBetUnitsByCurrency: { THB: "10000", MMK: "500000" },
        imageUrl: "/thumbs/tide.webp?v=2",
        placeholderColour: "#1b1b3a",
        supportsFreePlay: true,
        isNew: false,
        isHot: false,
        volatility: "low",
        lines: 20,
      },
    ]);
  });

  it("puts each category where the lists have it", () => {
    const placeOf = (category: string) => {
      const game = gameOf({ category });
      return `${game?.category} ${game?.classification}`;
    };
    const places = [
      "Classic Slots",
      "Jackpot Slots",
      "Video Poker",
      "Table Games",
      "Crash Games",
      "Live Roulette",
      "Live Games",
      "Fishing",
    ];
    expect(places.map(placeOf)).toEqual(["RNG SC", "RNG JP", "RNG VP", "RNG TG", "RNG AC", "LIVE ROU", "LIVE BAC", "FISH AC"]);
  });

  it("has a new version whenever it changes, and the same one otherwise", () => {
    expect(catalogueOf({}).version).toBe(catalogueOf({}).version);
    expect(catalogueOf({ name: "Tides" }).version).not.toBe(catalogueOf({}).version);
  });

  it("takes a game that is listed twice once, and nothing that no database holds", () => {
    const { games } = catalogueOf({}, { gameCode: "quay" }, { name: "Tide again" });
    expect(games.map(({ gameCode, names }) => [gameCode, names["en"]])).toEqual([
      ["tide", "Tide"],
      ["quay", "Tide"],
    ]);
    expect([gameOf({ lines: 1e15 })?.lines, gameOf({ lines: -3 })?.lines, gameOf({ lines: 2.5 })?.lines]).toEqual([1_000_000, 0, 2]);
  });

  it("shows no pictures from elsewhere", () => {
    for (const imageUrl of ["https://elsewhere.example/a.webp", "//elsewhere.example/a.webp", "javascript:alert(1)", ""]) {
      expect(gameOf({ imageUrl })?.imageUrl).toBe("");
    }
  });

  it("brands are letters and digits in capitals, at most twenty-four", () => {
    expect(brandCodeOf("Night Bazaar 2")).toBe("NIGHTBAZAAR2");
    expect(brandCodeOf("a".repeat(40))).toBe("A".repeat(24));
  });
});
