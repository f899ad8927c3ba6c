/** Writes `categories.svg` of each theme: the pictures on the category emblems, by the codes' short names. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

interface PictureSet {
  readonly theme: string;
  /** Package of an icon set under an open licence; listed in THIRD_PARTY.md. */
  readonly from: string;
  readonly size: number;
  readonly pictures: Readonly<Record<string, string>>;
}

const sets: readonly PictureSet[] = [
  {
    theme: "lantern",
    from: "@iconify-json/fluent-emoji-flat",
    size: 32,
    pictures: {
      hot: "fire",
      rng: "slot-machine",
      live: "mahjong-red-dragon",
      fish: "tropical-fish",
      pvp: "joker",
      sports: "soccer-ball",
      esports: "video-game",
      cockfight: "rooster",
      lott: "ticket",
      all: "circus-tent",
    },
  },
  {
    // Two tones of the text's colour, like a painting under the glaze.
    theme: "jade",
    from: "@iconify-json/ph",
    size: 256,
    pictures: {
      hot: "fire-duotone",
      rng: "cherries-duotone",
      live: "poker-chip-duotone",
      fish: "fish-duotone",
      pvp: "spade-duotone",
      sports: "soccer-ball-duotone",
      esports: "game-controller-duotone",
      cockfight: "bird-duotone",
      lott: "ticket-duotone",
      all: "flower-lotus-duotone",
    },
  },
];

for (const { theme, from, size, pictures } of sets) {
  const file = createRequire(import.meta.url).resolve(`${from}/icons.json`);
  const { icons } = JSON.parse(readFileSync(file, "utf8")) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };
  const symbols = Object.entries(pictures).map(([name, icon]) => {
    const body = icons[icon]?.body;
    if (body === undefined) throw new Error(`${from} has no icon "${icon}".`);
    return `<symbol id="${name}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;
  });
  writeFileSync(
    new URL(`../src/themes/${theme}/categories.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
  );
}
