import fc from "fast-check";
import { expect, it } from "vitest";
import { toUnicode } from "./to-unicode.ts";

/** Names and places as Zawgyi and as Unicode write them. */
const pairs = [
  ["ေအာင္ေက်ာ္", "အောင်ကျော်"],
  ["ရန္ကုန္ၿမိဳ႕", "ရန်ကုန်မြို့"],
  ["ျမန္မာႏိုင္ငံ", "မြန်မာနိုင်ငံ"],
  ["ေက်ာ္ဇင္", "ကျော်ဇင်"],
  ["ခင္ေမာင္လြင္", "ခင်မောင်လွင်"],
  ["ျပည္ၿမိဳ႕", "ပြည်မြို့"],
  ["ေအးေအးျမင့္", "အေးအေးမြင့်"],
  ["မႏၲေလး", "မန္တလေး"],
  ["စမ္းေခ်ာင္းၿမိဳ႕နယ္", "စမ်းချောင်းမြို့နယ်"],
  ["ေရႊဘိုလမ္း", "ရွှေဘိုလမ်း"],
] as const;

it.each(pairs)("reads %s as Zawgyi and writes %s", (zawgyi, unicode) => {
  expect(toUnicode(zawgyi)).toBe(unicode);
});

it("converts any run of such words, leaves Unicode as it is, and never converts twice", () => {
  const words = fc.array(fc.constantFrom(...pairs), { minLength: 1, maxLength: 6 });
  const digits = fc.constantFrom("", " 12", "၊ ၃", ", No. 4");
  fc.assert(
    fc.property(words, digits, (chosen, tail) => {
      const zawgyi = chosen.map(([word]) => word).join(" ") + tail;
      const unicode = chosen.map(([, word]) => word).join(" ") + tail;
      expect(toUnicode(zawgyi)).toBe(unicode);
      expect(toUnicode(unicode)).toBe(unicode);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

it("leaves other scripts alone, and composes their letters", () => {
  for (const text of ["", "Somchai Jaidee", "สมชาย ใจดี", "Juan dela Cruz", "12/3 Moo 4", "李小龙", "😀"])
    expect(toUnicode(text)).toBe(text);
  expect(toUnicode("Jose\u0301")).toBe("José");
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii", maxLength: 60 }), (text) => toUnicode(text) === text),
    { seed: 20_261_122 },
  );
});
