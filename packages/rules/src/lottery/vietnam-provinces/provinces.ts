import type { Weekday } from "../draw-days.ts";
import type { IssueSchedule } from "../issue-schedule.ts";
import { vietnamCentralCode, vietnamSouthCode } from "./result.ts";

type RegionCode = typeof vietnamCentralCode | typeof vietnamSouthCode;

/** A lottery company of a province or city: a draw and a game of its own. */
export interface VietnamProvince {
  /** Ends the game's code; never changes, though provinces merge: their lotteries kept their names in 2025. */
  readonly code: string;
  /** The family of its game. */
  readonly region: RegionCode;
  /** As Vietnam writes it. */
  readonly nativeName: string;
  /** By the wire's language codes, as a game's names are. */
  readonly names: Readonly<Record<"EN" | "MY" | "TH" | "TY", string>>;
  readonly weekdays: readonly Weekday[];
}

type Row = readonly [code: string, weekdays: readonly Weekday[], native: string, english: string, burmese: string, thai: string];

/*
 * Which provinces draw on which day is the weekly calendar that the regional councils of lottery companies publish and every
 * results page prints (two or three a day in Central, three or four in the South).
 */
const centralRows: readonly Row[] = [
  ["phu_yen", ["mon"], "Phú Yên", "Phu Yen", "ဖူယန်", "ฟู้เอียน"],
  ["hue", ["mon", "sun"], "Thừa Thiên Huế", "Hue", "ဟွေး", "เว้"],
  ["dak_lak", ["tue"], "Đắk Lắk", "Dak Lak", "ဒက်လက်", "ดั๊กลัก"],
  ["quang_nam", ["tue"], "Quảng Nam", "Quang Nam", "ကွမ်နမ်", "กว๋างนาม"],
  ["da_nang", ["wed", "sat"], "Đà Nẵng", "Da Nang", "ဒါနန်း", "ดานัง"],
  ["khanh_hoa", ["wed", "sun"], "Khánh Hòa", "Khanh Hoa", "ခန်ဟွာ", "คั้ญฮหว่า"],
  ["binh_dinh", ["thu"], "Bình Định", "Binh Dinh", "ဘင်ဒင်", "บิ่ญดิ่ญ"],
  ["quang_tri", ["thu"], "Quảng Trị", "Quang Tri", "ကွမ်ထရီ", "กว๋างจิ"],
  ["quang_binh", ["thu"], "Quảng Bình", "Quang Binh", "ကွမ်ဘင်", "กว๋างบิ่ญ"],
  ["gia_lai", ["fri"], "Gia Lai", "Gia Lai", "ဂျာလိုင်", "ซาลาย"],
  ["ninh_thuan", ["fri"], "Ninh Thuận", "Ninh Thuan", "နင်ထွန်", "นิญถ่วน"],
  ["quang_ngai", ["sat"], "Quảng Ngãi", "Quang Ngai", "ကွမ်ငိုင်", "กว๋างหงาย"],
  ["dak_nong", ["sat"], "Đắk Nông", "Dak Nong", "ဒက်နောင်", "ดั๊กนง"],
  ["kon_tum", ["sun"], "Kon Tum", "Kon Tum", "ကွန်တမ်", "กอนตูม"],
];

const southRows: readonly Row[] = [
  ["ho_chi_minh", ["mon", "sat"], "TP. Hồ Chí Minh", "Ho Chi Minh City", "ဟိုချီမင်းစီးတီး", "โฮจิมินห์"],
  ["dong_thap", ["mon"], "Đồng Tháp", "Dong Thap", "ဒုန်ထပ်", "ด่งท้าป"],
  ["ca_mau", ["mon"], "Cà Mau", "Ca Mau", "ကာမောက်", "ก่าเมา"],
  ["ben_tre", ["tue"], "Bến Tre", "Ben Tre", "ဘန်ထရီ", "เบ๊นแจ"],
  ["vung_tau", ["tue"], "Vũng Tàu", "Vung Tau", "ဗုန်တောင်", "หวุงเต่า"],
  ["bac_lieu", ["tue"], "Bạc Liêu", "Bac Lieu", "ဘက်လျူ", "บักเลียว"],
  ["dong_nai", ["wed"], "Đồng Nai", "Dong Nai", "ဒုန်နိုင်", "ด่งนาย"],
  ["can_tho", ["wed"], "Cần Thơ", "Can Tho", "ကန်သို", "เกิ่นเทอ"],
  ["soc_trang", ["wed"], "Sóc Trăng", "Soc Trang", "ဆော့ထရန်", "ซ้อกจัง"],
  ["tay_ninh", ["thu"], "Tây Ninh", "Tay Ninh", "တေးနင်", "เต็ยนิญ"],
  ["an_giang", ["thu"], "An Giang", "An Giang", "အန်ဂျန်", "อานซาง"],
  ["binh_thuan", ["thu"], "Bình Thuận", "Binh Thuan", "ဘင်ထွန်", "บิ่ญถ่วน"],
  ["vinh_long", ["fri"], "Vĩnh Long", "Vinh Long", "ဗင်လောင်", "หวิญล็อง"],
  ["binh_duong", ["fri"], "Bình Dương", "Binh Duong", "ဘင်ဒေါင်", "บิ่ญเซือง"],
  ["tra_vinh", ["fri"], "Trà Vinh", "Tra Vinh", "ထရာဗင်", "จ่าวิญ"],
  ["long_an", ["sat"], "Long An", "Long An", "လောင်အန်", "ล็องอาน"],
  ["binh_phuoc", ["sat"], "Bình Phước", "Binh Phuoc", "ဘင်ဖုတ်", "บิ่ญเฟื้อก"],
  ["hau_giang", ["sat"], "Hậu Giang", "Hau Giang", "ဟောက်ဂျန်", "เหิ่วซาง"],
  ["tien_giang", ["sun"], "Tiền Giang", "Tien Giang", "တျန်ဂျန်", "เตี่ยนซาง"],
  ["kien_giang", ["sun"], "Kiên Giang", "Kien Giang", "ကျန်ဂျန်", "เกียนซาง"],
  ["da_lat", ["sun"], "Đà Lạt", "Da Lat", "ဒါလတ်", "ดาลัด"],
];

/** All provinces with a lottery of their own. */
export const vietnamProvinces: readonly VietnamProvince[] = [
  ...centralRows.map((row) => provinceOf(vietnamCentralCode, row)),
  ...southRows.map((row) => provinceOf(vietnamSouthCode, row)),
];

/** When the first lot is drawn: 17:15 in Central, 16:15 in the South, as announced by the companies. */
const drawMinuteOfDay: Readonly<Record<RegionCode, number>> = { vn_central: 17 * 60 + 15, vn_south: 16 * 60 + 15 };
/** Houses stop taking bets some minutes before the first lot falls; how many is their own choice. */
const lockLeadSeconds = 10 * 60;

/** The provinces of a region that draw on a day of the week. */
export function provincesDrawnOn(region: string, weekday: Weekday): readonly VietnamProvince[] {
  return vietnamProvinces.filter((province) => province.region === region && province.weekdays.includes(weekday));
}

/** The schedule of a province's game. Days on which the companies pause are the game's own closed days. */
export function provinceSchedule({ region, weekdays }: VietnamProvince): IssueSchedule {
  return scheduleOn(region, weekdays);
}

/** The schedule of a game over two provinces, on the days that both draw; undefined where there is none or they draw at two times. */
export function pairSchedule(first: VietnamProvince, second: VietnamProvince): IssueSchedule | undefined {
  const weekdays = first.weekdays.filter((weekday) => second.weekdays.includes(weekday));
  if (first === second || first.region !== second.region || weekdays.length === 0) return undefined;
  return scheduleOn(first.region, weekdays);
}

function scheduleOn(region: RegionCode, weekdays: readonly Weekday[]): IssueSchedule {
  return { kind: "weekly", zone: "Asia/Ho_Chi_Minh", weekdays, drawMinuteOfDay: drawMinuteOfDay[region], lockLeadSeconds };
}

function provinceOf(region: RegionCode, [code, weekdays, nativeName, english, burmese, thai]: Row): VietnamProvince {
  return { code, region, nativeName, names: { EN: english, MY: burmese, TH: thai, TY: english }, weekdays };
}
