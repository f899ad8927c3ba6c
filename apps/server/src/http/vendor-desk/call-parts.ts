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

/** JSON in lines; anything else as it came. Numbers stay as they were written, since the text is only broken, never read. */
function indented(body: string): string {
  try {
    const parsed: unknown = JSON.parse(body);
    const lines = JSON.stringify(parsed, undefined, 2);
    return JSON.stringify(parsed).length === body.replaceAll(/\s/g, "").length ? lines : body;
  } catch {
    return body;
  }
}
