import type { Club, CrestPattern, League } from "./types.ts";

function regu(code: string, names: Club["names"], colours: Club["colours"], pattern: CrestPattern, share: number): Club {
  return { code, short: code, names, colours, pattern, strength: { attack: share, defence: 100 } };
}

/** Sepak takraw under lamps: best of three sets to fifteen. */
export const takrawNights: League = {
  code: "RR-TAKRAW",
  brandCode: "RATTAN",
  names: { en: "Takraw Nights", my: "ပိုက်ကျော်ခြင်း ညပွဲ", th: "ศึกตะกร้อราตรี", fil: "Takraw Nights" },
  sport: "takraw",
  rules: { kind: "series", legs: 3, pointsToWin: 15, legWord: "set" },
  clubs: [
    regu("BAM", { en: "Bamboo Kick", my: "ဝါးကန်ချက်", th: "แบมบู คิก" }, ["#3d9a5b", "#f4ffd9"], "stripes", 118),
    regu("FIR", { en: "Firefly Regu", my: "ပိုးစုန်းကြူး", th: "หิ่งห้อย เรกู" }, ["#f0b429", "#3b1c00"], "ring", 106),
    regu("CLO", { en: "Cloud Spikers", my: "တိမ်တိုက် ခုန်ကန်သမား", th: "คลาวด์ สไปเกอร์ส" }, ["#4b7bec", "#ffffff"], "peak", 100),
    regu("DRU", { en: "Drum Street", my: "ဗုံလမ်း", th: "ถนนกลอง" }, ["#b83227", "#ffe0b0"], "hoops", 94),
    regu("LOT", { en: "Lotus Pond Trio", my: "ကြာကန် သုံးယောက်", th: "ทรีโอ สระบัว" }, ["#d6558f", "#fff1f6"], "quarters", 88),
    regu("MON", { en: "Monkey Bridge", my: "မျောက်တံတား", th: "สะพานลิง" }, ["#7a5230", "#ffd37a"], "chevron", 82),
  ],
  timetable: { everyMs: 150_000, playMs: 108_000 },
  offsetPermille: 250,
  palette: { ground: "#2a0f1c", panel: "#43182b", accent: "#ffb04a", second: "#ff6f61", onAccent: "#2b0f00" },
};
