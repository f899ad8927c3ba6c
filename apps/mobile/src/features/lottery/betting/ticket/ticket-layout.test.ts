import { describe, expect, test } from "vitest";
import { chipsOf, linesOf, piecesOf } from "./ticket-layout.ts";

/** Every letter one wide, marks that stand on others none. */
const measure = (text: string) => text.replaceAll(/[\p{Mn}\u2060]/gu, "").length;

describe("a text laid out in lines", () => {
  test("breaks between words and loses nothing but the spaces there", () => {
    const text = "Head and tail of the special prize";
    const lines = linesOf(text, "en", 12, measure);
    expect(lines).toEqual(["Head and", "tail of the", "special", "prize"]);
    expect(lines.join(" ")).toBe(text);
  });

  test.each([
    ["my", "နောက်ဆုံးထွက်ပြီးကတည်းက ပွဲအရေအတွက်ကို ရေတွက်ပါသည်"],
    ["th", "จำนวนงวดนับจากที่ออกครั้งล่าสุดของรางวัลที่หนึ่ง"],
  ])("of %s breaks where its words end, though none stands apart", (language, text) => {
    const lines = linesOf(text, language, 14, measure);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => measure(line) <= 14)).toBe(true);
    expect(lines.join("").replaceAll(" ", "")).toBe(text.replaceAll(" ", ""));
    // No line begins with a mark that belongs to the letter before it.
    expect(lines.every((line) => !/^\p{M}/u.test(line))).toBe(true);
  });

  test("keeps together what a word joiner holds together", () => {
    expect(piecesOf("ab\u2060cd ef", "en").map((piece) => piece.trim())).toEqual(["ab\u2060cd", "ef"]);
  });

  test("cuts a word that is wider than a line, and ends with dots where there is no more room", () => {
    expect(linesOf("0123456789", "en", 4, measure)).toEqual(["0123", "4567", "89"]);
    expect(linesOf("one two three four", "en", 7, measure, 2)).toEqual(["one two", "three…"]);
  });
});

test("chips fill their rows and never leave the paper", () => {
  const picks = ["07", "12", "a longer word", "33"].map((text) => ({ text, won: text === "12" }));
  const { chips, height } = chipsOf(picks, { width: 20, height: 5, gap: 1, padding: 2, chipMin: 6 }, measure);
  expect(chips.map(({ x, y, width }) => [x, y, width])).toEqual([
    [0, 0, 6],
    [7, 0, 6],
    [0, 6, 17],
    [0, 12, 6],
  ]);
  expect(height).toBe(17);
  expect(chips.map(({ won }) => won)).toEqual([false, true, false, false]);
});
