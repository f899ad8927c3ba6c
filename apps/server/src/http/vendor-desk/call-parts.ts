import type { DeskTexts } from "./desk-page.ts";
import { markup, type Markup } from "./markup.ts";

/** A word about how something went. */
export function tag(words: string, kind: "yes" | "no" | ""): Markup {
  return markup`<span class="tag ${kind}">${words}</span>`;
}

/** A body that went over the line. */
export function bodyOf({ say }: Pick<DeskTexts, "say">, body: string): Markup {
  return body === "" ? markup`<p>${say("vendors.call.noBody")}</p>` : markup`<pre tabindex="0">${indented(body)}</pre>`;
}

const jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g;

/** JSON in lines; anything else as it came. Each token stays as it was written, so that a number shows every digit that was sent. */
export function indented(body: string): string {
  if (!isJson(body)) return body;
  const tokens = body.match(jsonToken) ?? [];
  let depth = 0;
  let lines = "";
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1] ?? "";
    const closes = token === "}" || token === "]";
    const opened = before === "{" || before === "[";
    if (closes) depth -= 1;
    if (closes ? !opened : opened || before === ",") lines += `\n${"  ".repeat(depth)}`;
    lines += token === ":" ? ": " : token;
    if (token === "{" || token === "[") depth += 1;
  }
  return lines;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
