import type { Club, CrestPattern, League } from "./types.ts";

function team(code: string, en: string, colours: Club["colours"], pattern: CrestPattern, share: number): Club {
  return { code, short: code, names: { en }, colours, pattern, strength: { attack: share, defence: 100 } };
}

/** An arena of fives, played by programmes: best of three maps, the first to seven towers has a map. */
export const ruinWardens: League = {
  code: "IM-WARDENS",
  brandCode: "IMES",
  names: { en: "Ruin Wardens", my: "အပျက်အစီး စောင့်ရှောက်သူများ", th: "ผู้พิทักษ์ซากนคร", fil: "Ruin Wardens" },
  sport: "arena",
  rules: { kind: "series", legs: 3, pointsToWin: 7, legWord: "map" },
  clubs: [
    team("OBS", "Obsidian Five", ["#2b2d42", "#8d99ff"], "quarters", 122),
    team("EMB", "Ember Pact", ["#e4572e", "#ffe8c7"], "peak", 110),
    team("MOS", "Mossguard", ["#4f772d", "#ecf39e"], "halves", 101),
    team("GLA", "Glasswing", ["#48bfe3", "#03263a"], "chevron", 97),
    team("RUN", "Runebound", ["#7b2cbf", "#ffd6ff"], "sash", 88),
    team("IRO", "Iron Lullaby", ["#adb5bd", "#212529"], "stripes", 80),
  ],
  timetable: { everyMs: 180_000, playMs: 126_000 },
  offsetPermille: 450,
  palette: { ground: "#140f2d", panel: "#221a47", accent: "#a98bff", second: "#4be1c3", onAccent: "#140a33" },
};
