const wordJoiner = "\u2060";

const segmenter = new Intl.Segmenter("my", { granularity: "word" });

/** Endings and marks that stand with the word before them; a line does not begin with one. */
const endings = new Set(
  `သည် မည် တယ် ပါ ပါသည် ပါပြီ ပြီ ပြီး သေး သေးပါ ခဲ့ တော့ သာ လား လည်း
  နိုင်သည် ထားသည် နေသည် များ တွေ တို့ ကို က မှ မှာ တွင် သို့ ၏ ရဲ့ နှင့်
  နဲ့ ဖြင့် ၍ လျှင် ရင် ခြင်း မှု ရန် သော သည့် တဲ့ တာ နိုင် ထား ၊ ။`.split(/\s+/),
);

/** Words of the glossary, and borrowed ones, that the dictionary takes for two. */
const compounds = `ငွေ|သွင်း ငွေ|ထုတ် ငွေ|စာရင်း ငွေ|ကြေး ငွေ|ပေးချေ နား|ချိန် အီး|မေး စင်|တာ အေး|ဂျ ရို|မိုး မိုး|ရှင်း ရို|တို တို|ကော
  စ်|ကီး ဆက်|သွယ် ဖုန်း|နံပါတ်`
  .split(/\s+/)
  .map((word) => word.split("|"));

/** A bare consonant: the negation, or the first syllable of a word that the dictionary does not know. Neither stands at a line's end. */
const bareConsonant = /^[\u1000-\u1021]$/;

/** A consonant that ends a syllable, with its mark: the dictionary cuts unknown words before it. */
const killedConsonant = /^[\u1000-\u1021]\u1037?\u103a\u1037?/;

const startsBurmese = /^[\u1000-\u109f]/;
const endsBurmese = /[\u1000-\u109f]$/;

/**
 * A Burmese text whose lines break between words. It has spaces between phrases only; browsers find the words by a dictionary, which
 * cuts syllables of words that it does not know, and endings off. A word joiner, which is not seen, holds these together.
 */
export function joinBurmese(text: string): string {
  let joined = "";
  let before = "";
  for (const { segment } of segmenter.segment(text)) {
    const belongs =
      endings.has(segment) ||
      killedConsonant.test(segment) ||
      (bareConsonant.test(before) && !endings.has(before) && startsBurmese.test(segment)) ||
      compounds.some(([first, second]) => first === before && second === segment);
    joined += belongs && endsBurmese.test(joined) ? wordJoiner + segment : segment;
    before = segment;
  }
  return joined;
}
