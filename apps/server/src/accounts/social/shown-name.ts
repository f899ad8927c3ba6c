const nameLengthMax = 64;

/** A name as another service has it, fit to be shown: one line, no characters that rearrange others, not endless. */
export function shownName(name: string): string {
  const line = name
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return Array.from(line).slice(0, nameLengthMax).join("");
}
