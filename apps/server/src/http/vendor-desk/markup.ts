/** HTML that is safe to send as it stands. */
export class Markup {
  readonly html: string;

  constructor(html: string) {
    this.html = html;
  }
}

type Part = string | number | Markup | undefined | readonly (string | Markup)[];

/** HTML with values in it: texts are escaped, pieces of markup stand as they are, undefined is nothing. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((piece, index) => piece + (index < parts.length ? htmlOf(parts[index]) : "")).join(""));
}

function htmlOf(part: Part): string {
  if (part === undefined) return "";
  if (part instanceof Markup) return part.html;
  return typeof part === "object" ? part.map(htmlOf).join("") : escaped(String(part));
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;").replaceAll("'", "&#39;");
}
