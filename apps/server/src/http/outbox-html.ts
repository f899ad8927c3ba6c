import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { KnownLanguage } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import type { KeptMessage } from "../delivery/list-outbox.ts";
import { houseFamilies } from "./house-faces.ts";
import type { OpenCaptcha, Outbox } from "./outbox.ts";

interface Page {
  readonly language: KnownLanguage;
  readonly nonce: string;
  /** `@font-face` rules. */
  readonly faceRules: string;
}

const styles = `
  :root { color-scheme: dark; --ground: #0d1024; --card: #181c3a; --line: #2b3160; --text: #f3eee2; --quiet: #a9aed0; --gold: #f5b942; }
  * { box-sizing: border-box; }
  body { margin: 0 auto; max-inline-size: 44rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--text); font: 500 1rem/1.5 ${houseFamilies.text}; }
  :is(:lang(my), :lang(th)) body { line-height: 1.75; }
  header { display: flex; flex-wrap: wrap; gap: 0.5rem 1rem; align-items: center; justify-content: space-between; }
  h1 { margin: 0; font: 800 1.75rem/1.3 ${houseFamilies.title}; }
  h2 { margin-block: 2.5rem 0.75rem; font: 700 1.125rem/1.5 ${houseFamilies.title}; }
  p { margin: 0.5rem 0; color: var(--quiet); }
  a { display: inline-flex; align-items: center; min-block-size: 44px; padding-inline: 1rem; border: 1px solid var(--line); border-radius: 999px; color: var(--gold); text-decoration: none; }
  ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 0.75rem; }
  li { padding: 0.875rem 1rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--card); overflow-wrap: anywhere; }
  .about { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; color: var(--quiet); font-size: 0.8125rem; font-variant-numeric: tabular-nums; }
  .about b { color: var(--gold); font-weight: 600; }
  .body { margin-block-start: 0.5rem; white-space: pre-wrap; }
  code { font: 700 1.125rem ${houseFamilies.title}; font-variant-numeric: tabular-nums; }`;

/** The page of the outbox: newest messages first, then the captchas that are open. */
export function outboxHtml({ messages, captchas }: Outbox, page: Page): string {
  const say = (id: Parameters<typeof text>[1]) => escaped(text(page.language.code, id));
  return [
    `<!doctype html><html lang="${page.language.htmlLang}" dir="${page.language.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${say("outbox.title")}</title><style nonce="${page.nonce}">${page.faceRules}${styles}</style></head>`,
    `<body><header><h1>${say("outbox.title")}</h1><a href="/outbox">${say("outbox.refresh")}</a></header><p>${say("outbox.explanation")}</p>`,
    `<main><h2>${say("outbox.messages")}</h2>`,
    listHtml(
      messages.map((message) => messageHtml(message, page)),
      say("outbox.empty"),
    ),
    `<h2>${say("outbox.captchas")}</h2><p>${say("outbox.captchas.explanation")}</p>`,
    listHtml(captchas.map(captchaHtml), say("outbox.captchas.empty")),
    `</main></body></html>`,
  ].join("");
}

function listHtml(items: readonly string[], empty: string): string {
  return items.length === 0 ? `<p>${empty}</p>` : `<ol>${items.map((item) => `<li>${item}</li>`).join("")}</ol>`;
}

function messageHtml(message: KeptMessage, { language }: Page): string {
  const channel = escaped(text(language.code, `outbox.channel.${message.channel}`));
  const time = formatDateTime(message.createdAt, { timeZone: "UTC", seconds: true });
  const subject = message.subject === "" ? "" : `<div class="body"><strong>${escaped(message.subject)}</strong></div>`;
  const about = `<b>${channel}</b><span>${escaped(message.recipient)}</span><span>${escaped(message.merchant)}</span><span>${escaped(message.purpose)}</span>`;
  const instant = `<time datetime="${message.createdAt.toISOString()}">${time} UTC</time>`;
  return `<div class="about">${about}${instant}</div>${subject}<div class="body">${escaped(message.text)}</div>`;
}

function captchaHtml({ captchaId, answer }: OpenCaptcha): string {
  return `<code>${escaped(answer)}</code><div class="about">${escaped(captchaId)}</div>`;
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}
