/**
 * What came over a line, for a database that holds every text but those with a zero character or half of a surrogate pair: these become the
 * sign of a character that cannot be shown.
 */
export function storableText(text: string): string {
  return text.replaceAll("\0", "\uFFFD").toWellFormed();
}

/** The same of every text in a value, as JSON. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) => (typeof part === "string" ? storableText(part) : part));
}
