/** Writes `src/app/categories.svg`: the pictures inside the lanterns, from Fluent Emoji (flat). */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const pictures = {
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
} as const;

const file = createRequire(import.meta.url).resolve("@iconify-json/fluent-emoji-flat/icons.json");
const { icons } = JSON.parse(readFileSync(file, "utf8")) as { readonly icons: Readonly<Record<string, { readonly body: string }>> };
const symbols = Object.entries(pictures).map(([name, icon]) => {
  const body = icons[icon]?.body;
  if (body === undefined) throw new Error(`fluent-emoji-flat has no icon "${icon}".`);
  return `<symbol id="${name}" viewBox="0 0 32 32">${body}</symbol>`;
});
writeFileSync(
  new URL("../src/app/categories.svg", import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join("\n")}\n</svg>\n`,
);
