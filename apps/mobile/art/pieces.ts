import type { Collection, Piece } from "@lantern/ui/art/piece.ts";
import { drawJadeFortune } from "./banners/jade-fortune.ts";
import { drawJadeWelcome } from "./banners/jade-welcome.ts";
import { drawLanternWeek } from "./banners/lantern-week.ts";
import { drawNightMarket } from "./banners/night-market.ts";
import { drawOneMinute } from "./banners/one-minute.ts";
import { drawQuietEvening } from "./banners/quiet-evening.ts";
import { categoryIcons } from "./categories/icons.ts";
import { drawLitLantern, drawUnlitLantern } from "./categories/lantern-body.ts";

function banner(name: string, draw: () => string): Piece {
  return { name: `banners/${name}`, draw, exports: [{ file: `art/banners/${name}`, width: 780, height: 364, formats: ["avif", "webp"], quality: { avif: 60, webp: 82 } }] };
}

function vector(name: string, draw: () => string): Piece {
  return { name, draw, vector: `art/${name}.svg` };
}

export const collection: Collection = {
  manifest: "art/manifest.json",
  pieces: [
    banner("lantern-week", drawLanternWeek),
    banner("one-minute", drawOneMinute),
    banner("night-market", drawNightMarket),
    banner("quiet-evening", drawQuietEvening),
    banner("jade-welcome", drawJadeWelcome),
    banner("jade-fortune", drawJadeFortune),
    vector("categories/lantern-lit", drawLitLantern),
    vector("categories/lantern-unlit", drawUnlitLantern),
    ...categoryIcons.map(({ code, draw }) => vector(`categories/${code}`, draw)),
  ],
};
