/** Families that are named alike, with the code that their phrases have. */
const sharedTexts: Readonly<Record<string, string>> = { vn_central: "vn_province", vn_south: "vn_province", vn_pair: "vn_province" };

/** The code under which the phrases of a play or of a family's prizes stand: `vn_south_lo_2` is named by `vn_province_lo_2`. */
export function textCodeOf(code: string): string {
  const family = code.split("_").slice(0, 2).join("_");
  const texts = Object.hasOwn(sharedTexts, family) ? sharedTexts[family] : undefined;
  return texts === undefined ? code : `${texts}${code.slice(family.length)}`;
}
