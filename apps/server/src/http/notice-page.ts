import type { KnownLanguage } from "@lantern/phrases/languages.ts";
import type { FastifyReply } from "fastify";
import { newNonce } from "./pages/render-page.ts";

/** A page with one thing to say, its texts in its language. `href` is where its one link goes; empty for the same page again. */
export interface Notice {
  readonly language: KnownLanguage;
  readonly title: string;
  readonly note: string;
  readonly link: { readonly href: string; readonly words: string };
}

/** Sends a page that needs no script, no file and no database. The status is the reply's. */
export function sendNotice(reply: FastifyReply, { language, title, note, link }: Notice): FastifyReply {
  const nonce = newNonce();
  const html = [
    `<!doctype html><html lang="${language.htmlLang}" dir="${language.direction}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${styles}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1><p>${escaped(note)}</p>`,
    `<a href="${escaped(link.href)}">${escaped(link.words)}</a></main></body></html>`,
  ];
  return reply
    .header("content-security-policy", `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'self'`)
    .type("text/html; charset=utf-8")
    .send(html.join(""));
}

const styles = `
  :root { color-scheme: dark; }
  body { margin: 0; min-block-size: 100dvh; display: grid; place-items: center; background: #0d1024; color: #f3eee2; font: 1rem/1.6 system-ui, sans-serif; }
  main { max-inline-size: 26rem; padding: 2rem 1.5rem; text-align: center; }
  h1 { font-size: 1.5rem; margin: 0 0 0.75rem; }
  p { color: #a9aed0; margin: 0 0 1.75rem; }
  a { display: inline-flex; align-items: center; min-block-size: 48px; padding-inline: 1.75rem; border-radius: 999px; background: #f5b942; color: #221503; font-weight: 600; text-decoration: none; }`;

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
