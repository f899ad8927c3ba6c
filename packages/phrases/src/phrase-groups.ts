/**
 * What is loaded together. `lobby` is what home and the visitor's pages need, so it is part of the first load and must stay small;
 * `member` is the rest of the player's app; `studio` the slots of the vendor, `sports` its leagues; `server` the texts that only the server writes.
 */
export const phraseGroups = ["lobby", "member", "studio", "sports", "server"] as const;

export type PhraseGroup = (typeof phraseGroups)[number];

/** The areas (file names under `languages/<code>/`) that are not in `member`. */
const groupOfArea: Readonly<Record<string, PhraseGroup>> = {
  banners: "lobby",
  "game-centre": "lobby",
  games: "lobby",
  home: "lobby",
  shell: "lobby",
  site: "lobby",
  delivery: "server",
  inbox: "server",
  outbox: "server",
  server: "server",
  vendors: "server",
  sports: "sports",
  studio: "studio",
};

/** The group an area is loaded with; an area that the table does not name belongs to `member`. */
export function phraseGroupOf(area: string): PhraseGroup {
  return groupOfArea[area] ?? "member";
}
