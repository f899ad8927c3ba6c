import { expect, it } from "vitest";
import { readMessages } from "./catalogue.ts";
import { joinBurmese } from "./join-burmese.ts";

const seen = (text: string) => joinBurmese(text).replaceAll("\u2060", "+");

it.each([
  ["အကောင့်ဝင်ရန်", "အ+ကော+င့်ဝင်+ရန်"],
  ["ပြန်သွားမည်", "ပြန်သွား+မည်"],
  ["သဘောတူပါသည်။", "သဘောတူ+ပါသည်+။"],
  ["ဖောင်သို့ ပြန်သွားမည်", "ဖောင်+သို့ ပြန်သွား+မည်"],
  ["ငွေထုတ်ရန်", "ငွေ+ထုတ်+ရန်"],
  ["မရှိပါ", "မ+ရှိ+ပါ"],
  ["အီးမေးလ်သို့", "အီး+မေး+လ်+သို့"],
  ["လုပ်နိုင်ပါသည်", "လုပ်+နိုင်+ပါသည်"],
])("the line of %s does not break inside a syllable, nor before an ending", (text, joined) => {
  expect(seen(text)).toBe(joined);
});

it("leaves other scripts, spaces and placeholders as they are", () => {
  for (const text of ["Telegram", "{count, plural, other {# ခု}}", "<0>ကစား</0> {name} 99.5"]) expect(joinBurmese(text)).toBe(text);
  expect(joinBurmese(joinBurmese("ပြန်သွားမည်"))).toBe(joinBurmese("ပြန်သွားမည်"));
});

it("holds for every text that a page shows, and for none that is sent or drawn", () => {
  expect(readMessages("my")["shell.logIn"]).toBe(joinBurmese("ဝင်ရန်"));
  for (const group of ["server", "studio"] as const) expect(Object.values(readMessages("my", { group })).join()).not.toContain("\u2060");
});
