import { readFile } from "node:fs/promises";
import { Markup } from "./markup.ts";

/** The pages of `docs/vendors`, whose examples a test runs as they stand. */
const pages = {
  "": "README.md",
  studio: "studio.md",
  "rsa-wallet": "rsa-wallet.md",
  "action-wallet": "action-wallet.md",
  "transfer-wallet": "transfer-wallet.md",
} as const;

const folder = new URL("../../../../../docs/vendors/", import.meta.url);

export interface DocsPage {
  readonly title: string;
  readonly body: Markup;
}

/** A page of the documentation, written by us; its links to other pages lead to the desk's. Undefined for a name that is none. */
export async function readDocsPage(name: string): Promise<DocsPage | undefined> {
  if (!Object.hasOwn(pages, name)) return undefined;
  // Loaded with the first page that is asked for: most processes never show one.
  const { marked } = await import("marked");
  const text = await readFile(new URL(pages[name as keyof typeof pages], folder), "utf8");
  const [heading = "", ...rest] = text.split("\n");
  const html = await marked.parse(rest.join("\n"));
  const linked = html
    .replaceAll(/href="([a-z-]+)\.md"/g, 'href="/vendors/docs/$1"')
    .replaceAll("<table>", '<div class="scroll" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
  return {
    title: heading.replace(/^#\s*/, "").replaceAll("`", ""),
    body: new Markup(`<div class="doc" lang="en" dir="ltr">${linked}</div>`),
  };
}
