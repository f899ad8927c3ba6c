import { describe, expect, it } from "vitest";
import { checkBirthDate } from "./age-rules.ts";

const today = { year: 2026, month: 11, day: 21 };

describe("checkBirthDate", () => {
  it.each(["21/11/2008", "01/01/1900", " 05/06/1980 "])("takes %s at 18", (written) => {
    expect(checkBirthDate(written, { today, ageMin: 18 }).ok).toBe(true);
  });

  it.each(["", "1/1/1990", "31/02/1990", "00/01/1990", "01/13/1990", "1990-01-01", "22/11/2026", "01/01/1899", "၀၁/၀၁/၁၉၉၀"])(
    "finds no date of birth in %j",
    (written) => {
      expect(checkBirthDate(written, { today, ageMin: 18 })).toEqual({ ok: false, messageId: "formRules.birth_date" });
    },
  );

  it("asks for 18 or for 21 years, to the day", () => {
    expect(checkBirthDate("22/11/2008", { today, ageMin: 18 })).toEqual({ ok: false, messageId: "formRules.age", values: { age: 18 } });
    expect(checkBirthDate("21/11/2008", { today, ageMin: 21 })).toMatchObject({ ok: false, values: { age: 21 } });
    expect(checkBirthDate("21/11/2005", { today, ageMin: 21 }).ok).toBe(true);
  });

  it("lets who was born on 29 February come of age on 1 March", () => {
    expect(checkBirthDate("29/02/2008", { today: { year: 2026, month: 2, day: 28 }, ageMin: 18 }).ok).toBe(false);
    expect(checkBirthDate("29/02/2008", { today: { year: 2026, month: 3, day: 1 }, ageMin: 18 }).ok).toBe(true);
  });
});
