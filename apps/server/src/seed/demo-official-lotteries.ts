import type { NewLotteryGame } from "../lottery/create-game.ts";
import { fourDigitSchedule, thaiExchangeSchedule, thaiGovernmentSchedule } from "@lantern/rules/lottery/official-schedules.ts";
import {
  pairSchedule,
  provinceSchedule,
  vietnamProvinces,
  type VietnamProvince,
} from "@lantern/rules/lottery/vietnam-provinces/provinces.ts";
import { malaysia, myanmar, thailand, vietnam } from "./demo-shelves.ts";

type DemoOfficialLottery = Omit<NewLotteryGame, "merchantId" | "limits"> & {
  /** Codes of the merchants that offer it. */
  readonly merchants: readonly string[];
};

const hourMs = 3_600_000;
/** Evening draws whose results are published within the hour. */
const sameEvening = { resultGraceMs: 3 * hourMs, correctionLimitMs: 24 * hourMs, feedTrusted: false };
/** Draws of an afternoon with many prizes, and those that follow from them. */
const sameDay = { resultGraceMs: 6 * hourMs, correctionLimitMs: 48 * hourMs, feedTrusted: false };

/** A week and a little more of daily sessions, two months of weekly draws, a quarter of fortnightly ones. */
const chases = { daily: 7, sessions: 20, weekly: 8, fortnightly: 6 } as const;

/**
 * Lotteries that are drawn outside, whose results operators enter (`npm run operator -- result …`); in demo mode `admin` and `results`
 * are two of them. Where nobody enters one, its issue is void when its time is over and every stake goes back.
 */
export const demoOfficialLotteries: readonly DemoOfficialLottery[] = [
  {
    code: "HANOIDAY",
    family: "vn_north",
    ...vietnam,
    names: { EN: "Hanoi Official", MY: "ဟနွိုင်း တရားဝင်", TH: "ฮานอยปกติ", TY: "Hanoi Official" },
    iconUrl: "/art/lotteries/hanoi.webp",
    position: 4,
    chaseMax: chases.daily,
    schedule: { kind: "daily", zone: "Asia/Ho_Chi_Minh", drawMinuteOfDay: 18 * 60 + 15, lockLeadSeconds: 15 * 60 },
    results: sameEvening,
    merchants: ["LANTERN", "FAIR"],
  },
  {
    code: "MYANMAR2D",
    family: "myanmar_2d",
    ...myanmar,
    names: { EN: "Myanmar 2D", MY: "မြန်မာ 2D", TH: "2D เมียนมา", TY: "Myanmar 2D" },
    iconUrl: "/art/lotteries/pagoda.webp",
    position: 5,
    chaseMax: chases.sessions,
    schedule: thaiExchangeSchedule,
    results: sameEvening,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "MYANMAR3D",
    family: "myanmar_3d",
    ...myanmar,
    names: { EN: "Myanmar 3D", MY: "မြန်မာ 3D", TH: "3D เมียนมา", TY: "Myanmar 3D" },
    iconUrl: "/art/lotteries/balloon.webp",
    position: 6,
    chaseMax: chases.fortnightly,
    schedule: thaiGovernmentSchedule,
    results: sameDay,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "THAIGOV",
    family: "thai",
    options: { draw: "government", prices: "government" },
    ...thailand,
    names: { EN: "Thai Government", MY: "ထိုင်းအစိုးရထီ", TH: "หวยรัฐบาลไทย", TY: "Thai Government" },
    iconUrl: "/art/lotteries/siam.webp",
    position: 11,
    chaseMax: chases.fortnightly,
    schedule: thaiGovernmentSchedule,
    results: sameDay,
    merchants: ["LANTERN", "JADE"],
  },
  {
    code: "PENINSULA4D",
    family: "four_d",
    ...malaysia,
    names: { EN: "Peninsula 4D", MY: "ကျွန်းဆွယ် 4D", TH: "4D คาบสมุทร", TY: "Peninsula 4D" },
    iconUrl: "/art/lotteries/harbour.webp",
    position: 21,
    chaseMax: chases.weekly,
    schedule: fourDigitSchedule,
    results: sameDay,
    merchants: ["LANTERN"],
  },
  ...["da_nang", "khanh_hoa", "hue", "dak_lak", "binh_dinh", "gia_lai"].map(provinceLottery),
  ...["ho_chi_minh", "dong_thap", "ben_tre", "can_tho", "tay_ninh", "binh_duong", "tien_giang"].map(provinceLottery),
  pairLottery("da_nang", "khanh_hoa", {
    EN: "Da Nang & Khanh Hoa",
    MY: "ဒါနန်းနှင့် ခန်ဟွာ",
    TH: "ดานังคู่คั้ญฮหว่า",
    TY: "Da Nang at Khanh Hoa",
  }),
  pairLottery("ho_chi_minh", "dong_thap", {
    EN: "Ho Chi Minh City & Dong Thap",
    MY: "ဟိုချီမင်းစီးတီးနှင့် ဒုန်ထပ်",
    TH: "โฮจิมินห์คู่ด่งท้าป",
    TY: "Ho Chi Minh City at Dong Thap",
  }),
];

/** How a region is listed; its provinces stand before its pairs. */
function shelfOf({ region }: VietnamProvince): Pick<DemoOfficialLottery, "label" | "labels" | "iconUrl" | "position"> {
  return region === "vn_central"
    ? {
        label: "Central Vietnam",
        labels: { MY: "ဗီယက်နမ် အလယ်ပိုင်း", TH: "เวียดนามกลาง", TY: "Gitnang Vietnam" },
        iconUrl: "/art/lotteries/dragon-bridge.webp",
        position: 30,
      }
    : {
        label: "Southern Vietnam",
        labels: { MY: "ဗီယက်နမ် တောင်ပိုင်း", TH: "เวียดนามใต้", TY: "Timog Vietnam" },
        iconUrl: "/art/lotteries/market.webp",
        position: 40,
      };
}

/** At least one province of each region is drawn on every day of the week. */
function provinceLottery(code: string): DemoOfficialLottery {
  const province = provinceOf(code);
  return {
    ...shelfOf(province),
    code: gameCodeOf(code),
    family: province.region,
    names: province.names,
    chaseMax: chases.weekly,
    schedule: provinceSchedule(province),
    results: sameEvening,
    merchants: ["LANTERN"],
  };
}

function pairLottery(first: string, second: string, names: Readonly<Record<"EN" | "MY" | "TH" | "TY", string>>): DemoOfficialLottery {
  const schedule = pairSchedule(provinceOf(first), provinceOf(second));
  if (schedule === undefined) throw new Error(`${first} and ${second} are not drawn together`);
  return {
    ...shelfOf(provinceOf(first)),
    code: `${gameCodeOf(first)}_${second.toUpperCase()}`,
    family: "vn_pair",
    names,
    iconUrl: "/art/lotteries/two-lanterns.webp",
    chaseMax: chases.weekly,
    schedule,
    joins: [gameCodeOf(first), gameCodeOf(second)],
    merchants: ["LANTERN"],
  };
}

function gameCodeOf(provinceCode: string): string {
  return `VN_${provinceCode.toUpperCase()}`;
}

function provinceOf(code: string): VietnamProvince {
  const province = vietnamProvinces.find((candidate) => candidate.code === code);
  if (province === undefined) throw new Error(`no province ${code}`);
  return province;
}
