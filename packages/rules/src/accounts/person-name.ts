/** A person's name in one form: composed letters, one blank between words, none around. Letters and their case stay as they were typed. */
export function normalizedName(name: string): string {
  return name.normalize("NFC").replace(/\s+/gu, " ").trim();
}
