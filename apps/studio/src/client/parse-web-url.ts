/** An http or https address; null for anything else. `URL.canParse` came to browsers later than what the games support. */
export function parseWebUrl(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === "http:" || url.protocol === "https:" ? url : null;
  } catch {
    return null;
  }
}
