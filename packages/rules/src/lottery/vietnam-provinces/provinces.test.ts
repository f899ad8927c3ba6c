import { describe, expect, it } from "vitest";
import { type Weekday, weekdays } from "../draw-days.ts";
import { issuesFrom } from "../issue-schedule.ts";
import { pairSchedule, provinceSchedule, provincesDrawnOn, vietnamProvinces } from "./provinces.ts";

const provinceNamed = (nativeName: string) => {
  const found = vietnamProvinces.find((province) => province.nativeName === nativeName);
  if (found === undefined) throw new Error(`no province ${nativeName}`);
  return found;
};

/** The calendar as results pages print it, Monday to Sunday. */
const published: Readonly<Record<string, Readonly<Record<Weekday, string>>>> = {
  vn_central: {
    mon: "Thừa Thiên Huế, Phú Yên",
    tue: "Đắk Lắk, Quảng Nam",
    wed: "Đà Nẵng, Khánh Hòa",
    thu: "Bình Định, Quảng Trị, Quảng Bình",
    fri: "Gia Lai, Ninh Thuận",
    sat: "Đà Nẵng, Quảng Ngãi, Đắk Nông",
    sun: "Khánh Hòa, Kon Tum, Thừa Thiên Huế",
  },
  vn_south: {
    mon: "TP. Hồ Chí Minh, Đồng Tháp, Cà Mau",
    tue: "Bến Tre, Vũng Tàu, Bạc Liêu",
    wed: "Đồng Nai, Cần Thơ, Sóc Trăng",
    thu: "Tây Ninh, An Giang, Bình Thuận",
    fri: "Vĩnh Long, Bình Dương, Trà Vinh",
    sat: "TP. Hồ Chí Minh, Long An, Bình Phước, Hậu Giang",
    sun: "Tiền Giang, Kiên Giang, Đà Lạt",
  },
};

describe("the provinces of Vietnam with a lottery of their own", () => {
  it("are 14 in Central and 21 in the South, each with a code, and a name in every language", () => {
    expect(vietnamProvinces.filter(({ region }) => region === "vn_central")).toHaveLength(14);
    expect(vietnamProvinces.filter(({ region }) => region === "vn_south")).toHaveLength(21);
    expect(new Set(vietnamProvinces.map(({ code }) => code)).size).toBe(35);
    for (const { code, names } of vietnamProvinces) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(names.EN).toMatch(/^[A-Z][A-Za-z ]+$/);
      expect(names.MY).toMatch(/^\p{Script=Myanmar}+$/u);
      expect(names.TH).toMatch(/^\p{Script=Thai}+$/u);
    }
    for (const language of ["EN", "MY", "TH"] as const) expect(new Set(vietnamProvinces.map(({ names }) => names[language])).size).toBe(35);
  });

  it.each(["vn_central", "vn_south"])("%s draws by the weekly calendar", (region) => {
    for (const weekday of weekdays) {
      const drawn = provincesDrawnOn(region, weekday).map(({ nativeName }) => nativeName);
      expect(drawn.toSorted(), weekday).toEqual((published[region]?.[weekday] ?? "").split(", ").toSorted());
    }
  });

  it("draw at 16:15 in the South and at 17:15 in Central, on their days alone", () => {
    const from = new Date("2026-11-21T10:00:00+07:00");
    const drawsOf = (nativeName: string) => issuesFrom(provinceSchedule(provinceNamed(nativeName)), from, 3).map(({ drawAt }) => drawAt);
    // 21 November 2026 is a Saturday.
    expect(drawsOf("TP. Hồ Chí Minh")).toEqual(
      ["2026-11-21T16:15:00+07:00", "2026-11-23T16:15:00+07:00", "2026-11-28T16:15:00+07:00"].map((text) => new Date(text)),
    );
    expect(drawsOf("Kon Tum")).toEqual(
      ["2026-11-22T17:15:00+07:00", "2026-11-29T17:15:00+07:00", "2026-12-06T17:15:00+07:00"].map((text) => new Date(text)),
    );
  });

  it("are drawn in pairs on the days that both draw, in one region", () => {
    const pair = (first: string, second: string) => pairSchedule(provinceNamed(first), provinceNamed(second));
    expect(pair("TP. Hồ Chí Minh", "Long An")).toMatchObject({ weekdays: ["sat"], drawMinuteOfDay: 16 * 60 + 15 });
    expect(pair("Khánh Hòa", "Đà Nẵng")).toMatchObject({ weekdays: ["wed"], drawMinuteOfDay: 17 * 60 + 15 });
    expect(pair("TP. Hồ Chí Minh", "Bến Tre")).toBeUndefined();
    expect(pair("Đồng Tháp", "Phú Yên")).toBeUndefined();
    expect(pair("Đồng Tháp", "Đồng Tháp")).toBeUndefined();
  });
});
