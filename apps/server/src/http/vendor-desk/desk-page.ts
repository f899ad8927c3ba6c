import { formatDateTime } from "@lantern/phrases/formats.ts";
import type { KnownLanguage } from "@lantern/phrases/languages.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { text } from "@lantern/phrases/text.ts";
import { markup, Markup } from "./markup.ts";
import { deskStyles } from "./desk-styles.ts";

/** What every page of the desk is written with. */
export interface DeskTexts {
  readonly language: KnownLanguage;
  readonly say: (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;
}

export function deskTexts(language: KnownLanguage): DeskTexts {
  return { language, say: (id, values) => text(language.code, id, values) };
}

/** How an address is written. */
export const exampleOrigin = "https://games.example";

export const deskTabs = ["overview", "settings", "calls", "checks", "docs"] as const;

export type DeskTab = (typeof deskTabs)[number];

const hrefOfTab: Readonly<Record<DeskTab, string>> = {
  overview: "/vendors",
  settings: "/vendors/settings",
  calls: "/vendors/calls",
  checks: "/vendors/checks",
  docs: "/vendors/docs",
};

export interface DeskPage {
  readonly title: string;
  /** Undefined for who is not logged in: then only the documentation is open. */
  readonly who: { readonly userName: string; readonly integrationCode: string } | undefined;
  readonly tab: DeskTab | undefined;
  readonly body: Markup;
}

export interface DeskFrame {
  readonly nonce: string;
  /** `@font-face` rules. */
  readonly faceRules: string;
}

/** A whole page: no script, no file but the house's faces. */
export function deskHtml({ language, say }: DeskTexts, { title, who, tab, body }: DeskPage, { nonce, faceRules }: DeskFrame): string {
  const tabs = who === undefined ? (["docs"] as const) : deskTabs;
  const links = tabs.map(
    (name) =>
      markup`<li><a href="${hrefOfTab[name]}"${tab === name ? new Markup(' aria-current="page"') : undefined}>${say(`vendors.nav.${name}`)}</a></li>`,
  );
  const account =
    who === undefined
      ? markup`<a class="quiet" href="/vendors">${say("vendors.login.submit")}</a>`
      : markup`<form method="post" action="/vendors/logout" class="who"><span><b>${who.integrationCode}</b> ${who.userName}</span><button class="quiet">${say("vendors.signOut")}</button></form>`;
  return markup`<!doctype html><html lang="${language.htmlLang}" dir="${language.direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${say("vendors.title")}</title>
<style nonce="${nonce}">${new Markup(faceRules)}${new Markup(deskStyles)}</style></head><body>
<a class="skip" href="#main">${say("vendors.skip")}</a>
<header><div class="bar"><a class="brand" href="/vendors">${say("vendors.title")}</a>${account}</div>
<nav aria-label="${say("vendors.title")}"><ul>${links}</ul></nav></header>
<main id="main"><h1>${title}</h1>${body}</main></body></html>`.html;
}

/** An instant, in UTC as machines log it. */
export function instant(at: Date): Markup {
  return markup`<time datetime="${at.toISOString()}">${formatDateTime(at, { timeZone: "UTC", seconds: true })} UTC</time>`;
}

/** What went wrong or well, read out at once. */
export function note(kind: "problem" | "done", words: string | undefined): Markup | undefined {
  if (words === undefined) return undefined;
  return kind === "problem"
    ? markup`<p class="note bad" role="alert">${words}</p>`
    : markup`<p class="note good" role="status">${words}</p>`;
}
