/**
 * JSON of what came over a line, for a database that holds every text but those with a zero character or half of a surrogate pair: these
 * become the sign of a character that cannot be shown.
 */
export function storableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === "string" ? part.replaceAll("\0", "\uFFFD").toWellFormed() : part,
  );
}
