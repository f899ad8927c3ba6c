import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { publishedFixture, publishedGame, startVendorStand } from "@lantern/server/games/testing/vendor-stand.ts";
import { makeWalletClient } from "@lantern/vendor-kit/wallet-client.ts";
import type { CatalogueGame } from "@lantern/vendor-kit/wire/catalogue.ts";
import type { LaunchRequest } from "@lantern/vendor-kit/wire/launch.ts";

/** Signs between the platform and the stand-in. */
export const fairSecret = "a secret of the fair's vendors and the platform";

/** How many slots the fair has: four pages, the last a full one. */
export const fairSlots = 60;

/** A real launch of this game plays rounds of its own: `won` of them pay double, the rest but one lose, that one goes back. */
export const fairRounds = { gameCode: "BUSY", count: 20, won: 5, stakeUnits: 100_000n } as const;

const publicFolder = fileURLToPath(new URL("../apps/mobile/public/", import.meta.url));
const pictures = ["hanoi", "mekong", "saigon", "house"].map((name) => `/art/lotteries/${name}.webp`);
const slotClasses = ["SC", "JP", "VP", "TG", "AC"];

function slots(): CatalogueGame[] {
  return Array.from({ length: fairSlots }, (_, place) =>
    publishedGame(`SLOT-${place + 1}`, {
      brandCode: place < fairSlots - 3 ? "FAIRSPIN" : "FAIRLONG",
      names: { en: `Parasol ${place + 1}`, my: `ထီးလှည့် ${place + 1}` },
      classification: slotClasses[place % slotClasses.length] ?? "SC",
      imageUrl: pictures[place % pictures.length] ?? "/",
      isHot: place === 0 || place > 4,
      isNew: place < 2,
      supportsFreePlay: place !== 1,
    }),
  );
}

const one = (gameCode: string, changes: Partial<CatalogueGame>): CatalogueGame =>
  publishedGame(gameCode, { names: { en: gameCode }, imageUrl: "/art/lotteries/mekong.webp", supportsFreePlay: false, ...changes });

/** Vendors of every category behind one stand-in that speaks the kit's wire, at the test seed's house `fair.localhost`. */
export async function startFairVendors({ port, platformUrl }: { readonly port: number; readonly platformUrl: string }) {
  const stand = await startVendorStand(fairSecret, port);
  const wallet = makeWalletClient({ platformUrl, vendorCode: "FAIR", secret: fairSecret });
  const games = [
    ...slots(),
    one("Baccarat Nine", { category: "LIVE", brandCode: "FAIRTABLE", classification: "BAC" }),
    one("Roulette Jasmine", { category: "LIVE", brandCode: "FAIRTABLE", classification: "ROU" }),
    one("Reef Cannon", { category: "FISH", brandCode: "FAIRFISH", supportsFreePlay: true }),
    one("Silver Shoal", { category: "FISH", brandCode: "FAIRNET" }),
    one("Deep Hook", { category: "FISH", brandCode: "FAIRHOOK" }),
    one("Four Suits Rummy", { category: "PVP", brandCode: "FAIRCARD" }),
    one("Corner Flag Book", { category: "SPORTS", brandCode: "FAIRBOOK", imageUrl: "/art/lotteries/saigon.webp" }),
    one("Pixel Arena Book", { category: "SPORTS", brandCode: "IMES" }),
    one(fairRounds.gameCode, { category: "FISH", brandCode: "FAIRFISH", names: { en: "Busy Reef" } }),
  ].map((game) => ({ ...game, gameCode: game.gameCode.replaceAll(" ", "-").toUpperCase() }));
  const brands = [...new Set(games.map(({ brandCode }) => brandCode))].map((brandCode) => ({ brandCode, displayName: brandCode }));
  stand.catalogue = { status: "ok", version: "1", brands, games };
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const ofBook = { brandCode: "FAIRBOOK", gameCode: "CORNER-FLAG-BOOK", odds: { home: "1.85", draw: "3.40", away: "4.10" } };
  stand.fixtures = {
    status: "ok",
    fixtures: [
      publishedFixture("F2", { ...ofBook, kickOffAt: inHours(3), home: { names: { en: "Lotus Town" }, colour: "#b8467a" } }),
      publishedFixture("F3", { ...ofBook, kickOffAt: inHours(27), away: { names: { en: "Kite Rovers" }, colour: "#d8a12b" } }),
      publishedFixture("F1", { ...ofBook, kickOffAt: inHours(-0.7), state: "live", score: { home: 2, away: 1 }, minute: 41 }),
    ],
  };
  stand.answerLaunch = (launch) => {
    if (launch.gameCode === fairRounds.gameCode && launch.playerToken !== undefined) void playRounds(launch);
    const address = new URL(`/play/${launch.gameCode}`, `http://${launch.hostName}:${stand.port}`);
    address.searchParams.set("mode", launch.mode);
    address.searchParams.set("device", launch.device);
    return { status: "ok", launchUrl: address.href };
  };
  stand.file = ({ pathname, searchParams }) => {
    if (pathname.startsWith("/play/")) {
      const words = [pathname.slice("/play/".length), searchParams.get("mode"), searchParams.get("device")].join(" ");
      return { type: "text/html; charset=utf-8", body: `<!doctype html><title>Fair</title><h1>${words}</h1>` };
    }
    return pictures.includes(pathname) ? { type: "image/webp", body: readFileSync(path.join(publicFolder, pathname)) } : undefined;
  };
  return stand;

  async function playRounds({ playerToken = "", gameCode, currency }: LaunchRequest): Promise<void> {
    const known = await wallet.authenticate({ playerToken, gameCode });
    if (known.kind !== "ok") return;
    const { playerId } = known.answer;
    for (let place = 0; place < fairRounds.count; place += 1) {
      const id = `${playerToken.slice(0, 8)}-${place}`;
      const round = { roundId: `round-${id}`, gameCode, playerId, currency };
      const { stakeUnits } = fairRounds;
      await wallet.bet({ transactionId: `bet-${id}`, ...round, playerToken, amountUnits: stakeUnits.toString() });
      if (place === fairRounds.count - 1) {
        await wallet.refund({ transactionId: `back-${id}`, originalTransactionId: `bet-${id}`, ...round });
        continue;
      }
      const amountUnits = (place < fairRounds.won ? stakeUnits * 2n : 0n).toString();
      await wallet.win({ transactionId: `win-${id}`, betTransactionId: `bet-${id}`, ...round, amountUnits });
      await wallet.endRound(round);
    }
  }
}
