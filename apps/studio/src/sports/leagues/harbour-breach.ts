import type { Club, CrestPattern, League } from "./types.ts";

function squad(code: string, en: string, colours: Club["colours"], pattern: CrestPattern, share: number): Club {
  return { code, short: code, names: { en }, colours, pattern, strength: { attack: share, defence: 100 } };
}

/** Squads that take a harbour by rounds, played by programmes: best of three maps of thirteen rounds. */
export const harbourBreach: League = {
  code: "TF-BREACH",
  brandCode: "TF",
  names: { en: "Harbour Breach", my: "ဆိပ်ကမ်း ထိုးဖောက်ပွဲ", th: "บุกท่าเรือ", fil: "Harbour Breach" },
  sport: "breach",
  rules: { kind: "series", legs: 3, pointsToWin: 13, legWord: "map" },
  clubs: [
    squad("LOW", "Low Tide", ["#0b7189", "#d8f3ff"], "hoops", 116),
    squad("QUA", "Quay Nine", ["#ffba08", "#1f1600"], "sash", 109),
    squad("BRI", "Brine Unit", ["#2a9d8f", "#f1fffb"], "stripes", 103),
    squad("FOG", "Foghorn", ["#c9d1d9", "#8b1e2d"], "halves", 95),
    squad("RUS", "Rust Anchor", ["#9c4a1a", "#ffe2c4"], "chevron", 90),
    squad("NIG", "Night Pilots", ["#3a0ca3", "#4cc9f0"], "ring", 84),
  ],
  timetable: { everyMs: 180_000, playMs: 132_000 },
  offsetPermille: 800,
  palette: { ground: "#0a1a24", panel: "#102a39", accent: "#ff5d5d", second: "#ffc857", onAccent: "#2b0000" },
};
