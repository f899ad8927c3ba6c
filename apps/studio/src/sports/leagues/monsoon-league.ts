import type { Club, CrestPattern, League } from "./types.ts";

function club(code: string, names: Club["names"], colours: Club["colours"], pattern: CrestPattern, attack: number, defence: number): Club {
  return { code, short: code, names, colours, pattern, strength: { attack, defence } };
}

/** Football by the rains: eight river towns, a match every three minutes, ninety minutes in ninety seconds. */
export const monsoonLeague: League = {
  code: "ME-MONSOON",
  brandCode: "MONSUN",
  names: { en: "Monsoon League", my: "မုတ်သုံလိဂ်", th: "มอนซูนลีก", fil: "Monsoon League" },
  sport: "football",
  rules: { kind: "goals", homeMeanThousandths: 1_480, awayMeanThousandths: 1_180 },
  clubs: [
    club("HAR", { en: "Harbour Herons", my: "ဆိပ်ကမ်း ဗျိုင်းများ", th: "ฮาร์เบอร์ เฮรอนส์" }, ["#1f6fd1", "#f5f7ff"], "stripes", 124, 86),
    club("OTT", { en: "River Otters", my: "မြစ်ဖျံများ", th: "ริเวอร์ ออตเตอร์ส" }, ["#c2452b", "#ffd9a0"], "halves", 108, 97),
    club("TEA", { en: "Tea Hill Town", my: "လက်ဖက်တောင်မြို့", th: "ทีฮิลล์ ทาวน์" }, ["#2f8f57", "#f2ffd8"], "hoops", 96, 92),
    club("LAN", { en: "Lantern Quarter", my: "မီးအိမ်ရပ်ကွက်", th: "แลนเทิร์น ควอเตอร์" }, ["#e0a52b", "#3a1d08"], "sash", 116, 108),
    club("SAL", { en: "Salt Flat Rovers", my: "ဆားကွင်း ရိုဗာ", th: "ซอลต์แฟลต โรเวอร์ส" }, ["#e9edf5", "#7b1e3a"], "chevron", 88, 104),
    club("TEM", { en: "Temple Gate", my: "ဘုရားမုခ်ဦး", th: "เทมเปิล เกต" }, ["#6d3fc0", "#f6d873"], "quarters", 102, 100),
    club("MAN", { en: "Mangrove United", my: "လမုတော ယူနိုက်တက်", th: "แมนโกรฟ ยูไนเต็ด" }, ["#0e7c86", "#ff9d5c"], "ring", 92, 112),
    club("KIT", { en: "Kite Makers", my: "စွန်လုပ်သားများ", th: "ไคต์ เมกเกอร์ส" }, ["#d8437c", "#fff0c9"], "peak", 84, 118),
  ],
  timetable: { everyMs: 180_000, playMs: 96_000 },
  offsetPermille: 0,
  palette: { ground: "#06251d", panel: "#0d3a2d", accent: "#f4c54e", second: "#35c58a", onAccent: "#221500" },
};
