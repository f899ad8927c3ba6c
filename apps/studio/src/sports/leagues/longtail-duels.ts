import type { Club, CrestPattern, League } from "./types.ts";

function boat(code: string, names: Club["names"], colours: Club["colours"], pattern: CrestPattern, share: number): Club {
  return { code, short: code, names, colours, pattern, strength: { attack: share, defence: 100 } };
}

/** Two long-tail boats on a canal, best of five heats; in a heat the first to round six buoys ahead has it. */
export const longtailDuels: League = {
  code: "LT-DUELS",
  brandCode: "LONGTL",
  names: { en: "Longtail Duels", my: "ချက်စက်လှေ ပြိုင်ပွဲ", th: "ดวลเรือหางยาว", fil: "Longtail Duels" },
  sport: "boats",
  rules: { kind: "series", legs: 5, pointsToWin: 6, legWord: "heat" },
  clubs: [
    boat("NAG", { en: "Silver Naga", my: "ငွေနဂါး", th: "นาคาเงิน" }, ["#9fb4c7", "#102a43"], "chevron", 114),
    boat("PEP", { en: "Pepper Wake", my: "ငရုတ်လှိုင်း", th: "คลื่นพริกไทย" }, ["#d64545", "#fff3e0"], "sash", 108),
    boat("KIN", { en: "Kingfisher", my: "ပိန်ညင်း", th: "นกกระเต็น" }, ["#0fa3b1", "#ff8a3d"], "halves", 102),
    boat("ORC", { en: "Orchid Runner", my: "သစ်ခွလှေ", th: "กล้วยไม้ซิ่ง" }, ["#9b4dca", "#ffe3ff"], "peak", 96),
    boat("TIN", { en: "Tin Market", my: "သံဖြူဈေး", th: "ตลาดดีบุก" }, ["#f2c14e", "#40310c"], "stripes", 90),
    boat("MUD", { en: "Mudskipper", my: "ငါးပြူးတက်", th: "ปลาตีน" }, ["#5f8d4e", "#f3ffe2"], "ring", 86),
  ],
  timetable: { everyMs: 120_000, playMs: 80_000 },
  offsetPermille: 600,
  palette: { ground: "#04222f", panel: "#08364a", accent: "#3fd0ff", second: "#ff8f3f", onAccent: "#00202c" },
};
