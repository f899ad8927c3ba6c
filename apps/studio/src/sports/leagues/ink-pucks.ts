import type { Club, CrestPattern, League } from "./types.ts";

function crew(code: string, en: string, colours: Club["colours"], pattern: CrestPattern, attack: number, defence: number): Club {
  return { code, short: code, names: { en }, colours, pattern, strength: { attack, defence } };
}

/** Hovering pucks and ink goals, played by programmes: many goals. */
export const inkPucks: League = {
  code: "IA-PUCKS",
  brandCode: "IA",
  names: { en: "Ink Pucks", my: "မှင်ပတ်ခ်", th: "อิงก์พัค", fil: "Ink Pucks" },
  sport: "pucks",
  rules: { kind: "goals", homeMeanThousandths: 1_950, awayMeanThousandths: 1_800 },
  clubs: [
    crew("CYA", "Cyan Riot", ["#00b4d8", "#001d29"], "chevron", 116, 90),
    crew("MAG", "Magenta Drift", ["#e5007d", "#ffe3f3"], "sash", 110, 96),
    crew("YEL", "Yolk Machine", ["#ffd000", "#2b2200"], "ring", 104, 102),
    crew("KEY", "Key Black", ["#23232b", "#f4f4f8"], "peak", 97, 94),
    crew("VIO", "Violet Static", ["#7209b7", "#ffccff"], "stripes", 92, 106),
    crew("LIM", "Lime Circuit", ["#70e000", "#0d2600"], "quarters", 86, 112),
  ],
  timetable: { everyMs: 120_000, playMs: 72_000 },
  offsetPermille: 100,
  palette: { ground: "#170b22", panel: "#271238", accent: "#ff4fa3", second: "#38e1ff", onAccent: "#2c0018" },
};
