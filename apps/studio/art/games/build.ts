/**
 * Draws every title's symbols, frame and scene: `node apps/studio/art/games/build.ts [--only=<code>,…] [--bonus]`,
 * with `--bonus` the scenes of the free spins alone.
 * The pictures are kept in `src/client/art/<title>/`; the scene is the upper part of the title's tile, faded into its ground.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startRenderer, type Renderer } from "@lantern/ui/art/render.ts";
import { createSheet } from "@lantern/ui/art/sheet.ts";
import sharp from "sharp";
import type { TitleDefinition } from "../../src/engine/types.ts";
import { SymbolAtlas } from "../../src/client/stage/symbol-atlas.ts";
import { titleSlugs } from "../../src/client/title-slugs.ts";
import { titles } from "../../src/titles/registry.ts";
import { tiles } from "../tiles.ts";
import { bonusScenes, drawBonusScene } from "./bonus-scenes.ts";
import { dragonBoats, nightFerry } from "./boat-symbols.ts";
import { buffaloHarvestArt } from "./buffalo-harvest-symbols.ts";
import { durianBoom, geckoGo, mangoExpress } from "./comic-symbols.ts";
import { dawnRoosterArt } from "./dawn-rooster-symbols.ts";
import { templeFireworks } from "./festival-symbols.ts";
import { drawFrame } from "./frames.ts";
import type { GameArt } from "./game-art.ts";
import { lotusPond } from "./geometric-symbols.ts";
import { fruitBlocksArt } from "./fruit-blocks-symbols.ts";
import { jadeTurtleArt } from "./jade-turtle-symbols.ts";
import { littleReefArt } from "./little-reef-symbols.ts";
import { monkeyPalaceArt } from "./monkey-palace-symbols.ts";
import { tukTukRush } from "./rickshaw-symbols.ts";
import { paperKitesArt } from "./paper-kites-symbols.ts";
import { elephantRegalia, peacockCrown, tigerSanctum } from "./relief-symbols.ts";
import { moonlitStilts, riverOfLamps } from "./scene-symbols.ts";
import { chilliFever, noodleCat } from "./street-food-symbols.ts";
import { carpOverTheFalls, craneAndPine, stormDrummer } from "./woodcut-symbols.ts";

const arts: Readonly<Record<string, GameArt>> = {
  "GN-TIGER": tigerSanctum,
  "GN-ELEPH": elephantRegalia,
  "GN-PEACK": peacockCrown,
  "GN-TURTL": jadeTurtleArt,
  "GN-MONKE": monkeyPalaceArt,
  "SB-CARP": carpOverTheFalls,
  "SB-CRANE": craneAndPine,
  "SB-DRUM": stormDrummer,
  "SB-BUFFA": buffaloHarvestArt,
  "SB-ROOST": dawnRoosterArt,
  "TR-MANGO": mangoExpress,
  "TR-DURIAN": durianBoom,
  "TR-GECKO": geckoGo,
  "TR-TUKTU": tukTukRush,
  "TR-CHILI": chilliFever,
  "TR-NOODL": noodleCat,
  "NB-RIVER": riverOfLamps,
  "NB-STILT": moonlitStilts,
  "NB-FIREW": templeFireworks,
  "NB-FERRY": nightFerry,
  "NB-BOATS": dragonBoats,
  "PM-LOTUS": lotusPond,
  "PM-KITES": paperKitesArt,
  "PM-FRUIT": fruitBlocksArt,
  "PM-REEF": littleReefArt,
};

const BONUS_BYTES_MAX = 45_000;

/** Pixels of a symbol's cell: sharp at a density of 2.5 on the widest phone. */
const cellOf = (title: TitleDefinition): number => (title.reels === 3 ? 240 : 176);

async function drawSymbols(title: TitleDefinition, art: GameArt, renderer: Renderer, file: string): Promise<void> {
  const { columns } = SymbolAtlas;
  const rows = Math.ceil(title.symbols.length / columns);
  const sheet = createSheet(columns * 100, rows * 100);
  const square = sheet.clip(`<rect x="0.6" y="0.6" width="98.8" height="98.8"/>`);
  const body = title.symbols.map(({ id }, at) => {
    const draw = art.symbols[id];
    if (!draw) throw new Error(`${title.code} has no drawing of "${id}".`);
    // Light that leaves its square would show in the neighbour's.
    return `<g transform="translate(${(at % columns) * 100} ${Math.floor(at / columns) * 100})"><g clip-path="${square}">${draw(sheet)}</g></g>`;
  });
  const size = cellOf(title);
  const picture = await renderer.render(sheet.finish(body.join("")), columns * size * 2, rows * size * 2);
  await sharp(picture)
    .resize(columns * size, rows * size)
    .webp({ quality: 80, alphaQuality: 85, effort: 6 })
    .toFile(file);
}

async function drawFrameFile(title: TitleDefinition, art: GameArt, renderer: Renderer, file: string): Promise<void> {
  const { svg, width, height } = drawFrame(title, art.crest);
  const scale = 900 / width;
  const picture = await renderer.render(svg, Math.round(width * scale), Math.round(height * scale));
  await sharp(picture).webp({ quality: 76, alphaQuality: 80, effort: 6 }).toFile(file);
}

/** The tile's scene above its lettering: 240 × 205 of it, then the title's ground. */
async function drawScene(title: TitleDefinition, renderer: Renderer, file: string): Promise<void> {
  const scale = 3;
  const drawTile = tiles[title.code];
  if (!drawTile) throw new Error(`${title.code} has no tile.`);
  const tile = await renderer.render(drawTile(), 240 * scale, 300 * scale);
  const { ground } = title.theme.palette;
  const fade = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${240 * scale}" height="${312 * scale}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset=".5" stop-color="${ground}" stop-opacity="0"/><stop offset=".66" stop-color="${ground}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`,
  );
  await sharp({ create: { width: 240 * scale, height: 312 * scale, channels: 3, background: ground } })
    .composite([
      { input: tile, top: 0, left: 0 },
      { input: fade, top: 0, left: 0 },
    ])
    .webp({ quality: 70, effort: 6 })
    .toFile(file);
}

/** The scene of the free spins, kept within what a slow network brings while the game is already on. */
async function drawBonus(title: TitleDefinition, renderer: Renderer, file: string): Promise<void> {
  const scene = bonusScenes[title.code];
  const drawTile = tiles[title.code];
  if (!scene || !drawTile) throw new Error(`${title.code} has free spins but no scene for them; add it to bonus-scenes.ts.`);
  const tile = await renderer.render(drawTile(), 720, 900);
  const svg = drawBonusScene(scene, `data:image/png;base64,${tile.toString("base64")}`, title.theme.palette.ground);
  const picture = await renderer.render(svg, 720, 936);
  for (const quality of [68, 60, 52, 44]) {
    const bytes = await sharp(picture).resize(600, 780).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > BONUS_BYTES_MAX && quality > 44) continue;
    writeFileSync(file, bytes);
    return;
  }
}

const { values } = parseArgs({ options: { only: { type: "string" }, bonus: { type: "boolean", default: false } } });
const renderer = await startRenderer();
try {
  for (const title of titles) {
    if (values.only !== undefined && !values.only.split(",").includes(title.code)) continue;
    const art = arts[title.code];
    const slug = titleSlugs[title.code];
    if (!art || slug === undefined) throw new Error(`${title.code} has no drawings.`);
    const folder = fileURLToPath(new URL(`../../src/client/art/${slug}/`, import.meta.url));
    mkdirSync(folder, { recursive: true });
    if (title.freeSpins) await drawBonus(title, renderer, `${folder}scene-bonus.webp`);
    if (values.bonus) continue;
    await drawSymbols(title, art, renderer, `${folder}symbols.webp`);
    await drawFrameFile(title, art, renderer, `${folder}frame.webp`);
    await drawScene(title, renderer, `${folder}scene.webp`);
    console.log(title.code);
  }
} finally {
  await renderer.close();
}
