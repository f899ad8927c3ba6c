// oxlint-disable-next-line typescript/triple-slash-reference -- the package has no types, and every project that imports this file needs them
/// <reference path="./myanmar-tools.d.ts" />
import zawgyi from "myanmar-tools";

const detector = new zawgyi.ZawgyiDetector();
const converter = new zawgyi.ZawgyiConverter();

/** From here on a text is taken for Zawgyi; below, it reads as Unicode or the same in both. */
const zawgyiProbabilityMin = 0.95;

/**
 * What was typed, in Unicode: Zawgyi, the older encoding of Burmese that has the same code points in another order, is recognised by its
 * likelihood and converted; all else stays. Composed letters (NFC) either way.
 */
export function toUnicode(typed: string): string {
  const text = typed.normalize("NFC");
  const isZawgyi = detector.getZawgyiProbability(text) >= zawgyiProbabilityMin;
  return isZawgyi ? converter.zawgyiToUnicode(text).normalize("NFC") : text;
}
