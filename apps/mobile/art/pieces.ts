import type { Collection, Export, Piece } from "@lantern/ui/art/piece.ts";
import { avatars } from "./avatars/avatars.ts";
import { drawFreeTrial } from "./banners/free-trial.ts";
import { drawJadeFortune } from "./banners/jade-fortune.ts";
import { drawJadeMinute } from "./banners/jade-minute.ts";
import { drawJadeRanks } from "./banners/jade-ranks.ts";
import { drawJadeTrial } from "./banners/jade-trial.ts";
import { drawJadeWelcome } from "./banners/jade-welcome.ts";
import { drawLanternWeek } from "./banners/lantern-week.ts";
import { drawLotteryNight } from "./banners/lottery-night.ts";
import { drawNightMarket } from "./banners/night-market.ts";
import { drawOneMinute } from "./banners/one-minute.ts";
import { drawQuietEvening } from "./banners/quiet-evening.ts";
import { drawVip } from "./banners/vip.ts";
import { drawHouseFavicon, drawHouseIcon, drawHouseMaskable } from "./brands/house.ts";
import { drawJadeFavicon, drawJadeIcon, drawJadeLogo, drawJadeMaskable, drawJadeWordmark } from "./brands/jade.ts";
import { drawLanternFavicon, drawLanternIcon, drawLanternLogo, drawLanternMaskable, drawLanternWordmark } from "./brands/lantern.ts";
import { lotteryIcons } from "./lotteries/lotteries.ts";
import { nightStates } from "./states/night-states.ts";
import { drawPorcelainGame } from "./states/porcelain-game.ts";
import { drawPorcelainLogin, porcelainStates } from "./states/porcelain-states.ts";
import { drawDefaultGame, drawLogin } from "./states/states.ts";

function banner(name: string, draw: () => string): Piece {
  return {
    name: `banners/${name}`,
    draw,
    exports: [{ file: `art/banners/${name}`, width: 780, height: 364, formats: ["avif", "webp"], quality: { avif: 60, webp: 82 } }],
  };
}

function vector(name: string, draw: () => string): Piece {
  return { name, draw, vector: `art/${name}.svg` };
}

/** A small square picture. */
function square(name: string, draw: () => string): Piece {
  return { name, draw, exports: [{ file: `art/${name}`, width: 96, height: 96, formats: ["webp"], quality: { avif: 62, webp: 86 } }] };
}

/** A theme's picture of an empty or failed state: shown at 160 × 140, on any ground. */
function statePicture(theme: string, name: string, draw: () => string): Piece {
  const file = `art/themes/${theme}/${name}`;
  return {
    name: `themes/${theme}/${name}`,
    draw,
    exports: [{ file, width: 320, height: 280, formats: ["avif", "webp"], quality: { avif: 58, webp: 82 } }],
  };
}

/** A theme's picture of a game that has none: a cover like the others. */
function defaultGame(theme: string, draw: () => string): Piece {
  const name = `themes/${theme}/default-game`;
  return { name, draw, exports: [{ file: `art/${name}`, width: 240, height: 300, formats: ["webp"] }] };
}

/** An icon of the installed app in the two sizes that a web app manifest asks for. */
function appIcon(merchant: string, kind: "icon" | "maskable", draw: () => string): Piece {
  const size = (pixels: number): Export => ({
    file: `art/brands/${merchant}/${kind}-${pixels}`,
    width: pixels,
    height: pixels,
    formats: ["png"],
  });
  return { name: `brands/${merchant}/${kind}`, draw, exports: [size(512), size(192)] };
}

export const collection: Collection = {
  manifest: "art/manifest.json",
  pieces: [
    banner("lantern-week", drawLanternWeek),
    banner("one-minute", drawOneMinute),
    banner("night-market", drawNightMarket),
    banner("quiet-evening", drawQuietEvening),
    banner("lottery-night", drawLotteryNight),
    banner("free-trial", drawFreeTrial),
    banner("vip", drawVip),
    banner("jade-welcome", drawJadeWelcome),
    banner("jade-fortune", drawJadeFortune),
    banner("jade-minute", drawJadeMinute),
    banner("jade-trial", drawJadeTrial),
    banner("jade-ranks", drawJadeRanks),
    vector("brands/LANTERN/logo", drawLanternLogo),
    vector("brands/LANTERN/wordmark", drawLanternWordmark),
    vector("brands/LANTERN/favicon", drawLanternFavicon),
    appIcon("LANTERN", "icon", drawLanternIcon),
    appIcon("LANTERN", "maskable", drawLanternMaskable),
    { name: "app-icon", draw: drawLanternIcon, exports: [{ file: "art/app-icon", width: 192, height: 192, formats: ["avif", "webp"] }] },
    vector("brands/JADE/logo", drawJadeLogo),
    vector("brands/JADE/wordmark", drawJadeWordmark),
    vector("brands/JADE/favicon", drawJadeFavicon),
    appIcon("JADE", "icon", drawJadeIcon),
    appIcon("JADE", "maskable", drawJadeMaskable),
    vector("brands/house/favicon", drawHouseFavicon),
    appIcon("house", "icon", drawHouseIcon),
    appIcon("house", "maskable", drawHouseMaskable),
    ...avatars.map(({ name, draw }) => square(`avatars/${name}`, draw)),
    ...lotteryIcons.map(({ name, draw }) => square(`lotteries/${name}`, draw)),
    ...nightStates.map(({ name, draw }) => statePicture("lantern", name, draw)),
    ...porcelainStates.map(({ name, draw }) => statePicture("jade", name, draw)),
    vector("themes/lantern/login", drawLogin),
    vector("themes/jade/login", drawPorcelainLogin),
    defaultGame("lantern", drawDefaultGame),
    defaultGame("jade", drawPorcelainGame),
  ],
};
