/** An address as others may read it over a shoulder: `m•••@example.com`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  const [first = ""] = segments(email.slice(0, at));
  return `${first}•••${email.slice(at)}`;
}

/** A name by the first letter of each of its words: `S••• J•••`. */
export function maskName(name: string): string {
  return name
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => `${segments(word)[0] ?? ""}•••`)
    .join(" ");
}

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Letters as a reader sees them: a Burmese consonant stays with its marks. */
function segments(text: string): string[] {
  return [...graphemes.segment(text)].map(({ segment }) => segment);
}

/** A number by its beginning and its end: `+66•••4567`. */
export function maskMobile(mobileNum: string): string {
  return `${mobileNum.slice(0, 3)}•••${mobileNum.slice(-4)}`;
}
