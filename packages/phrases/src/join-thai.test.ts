import { expect, it } from "vitest";
import { readMessages } from "./catalogue.ts";
import { joinThai } from "./join-thai.ts";

const seen = (text: string) => joinThai(text).replaceAll("\u2060", "+");

it.each([
  ["รหัสผ่านของคุณ", "รหัส+ผ่านของคุณ"],
  ["เงินเดิมพัน", "เงินเดิม+พัน"],
  ["เข้าสู่ระบบ", "เข้า+สู่+ระบบ"],
  ["ศูนย์ความปลอดภัย", "ศูนย์ความ+ปลอดภัย"],
  ["การเข้าสู่ระบบไม่สำเร็จ", "การ+เข้า+สู่+ระบบไม่+สำเร็จ"],
])("the line of %s does not break inside a word", (text, joined) => {
  expect(seen(text)).toBe(joined);
});

it("leaves other scripts, spaces and placeholders as they are", () => {
  for (const text of ["Telegram", "{count, plural, other {# เกม}}", "<0>สล็อต</0> {name} 99.5", "ไม่ {name}"])
    expect(joinThai(text)).toBe(text);
  expect(joinThai(joinThai("รหัสผ่าน"))).toBe(joinThai("รหัสผ่าน"));
});

it("holds for every text that a page shows, and for none that is sent or drawn", () => {
  expect(readMessages("th")["shell.logIn"]).toBe(joinThai("เข้าสู่ระบบ"));
  for (const group of ["server", "studio"] as const) expect(Object.values(readMessages("th", { group })).join()).not.toContain("\u2060");
});
