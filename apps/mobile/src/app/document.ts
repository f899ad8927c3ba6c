import clientManifest from "virtual:client-manifest";
import type { Translate } from "@lantern/phrases/i18n.ts";
import { languageByCode, type LanguageCode } from "@lantern/phrases/languages.ts";
import type { PageName } from "../paths.ts";
import { factAttributes, type PageFacts } from "../shared/page/page-facts.ts";
import type { Theme } from "../shared/page/theme.ts";
import { routeRowOf } from "./route-table.ts";
import { screenModules } from "./screens.ts";
import { themeModule } from "./themes.ts";

const entryModule = "src/entry-client.tsx";

/** The font files that a theme's first view needs, by the page's language. */
const faces = import.meta.glob<{ readonly firstFaces: (language: LanguageCode) => readonly string[] }>("../themes/*/faces.ts", {
  eager: true,
});

export interface DocumentHead {
  readonly facts: PageFacts;
  readonly theme: Theme;
  readonly page: PageName;
  readonly nonce: string;
  readonly text: Translate;
}

/** The document up to the app's place: facts, style sheets, fonts and scripts that this page needs, all by the build's own names. */
export function openingHtml({ facts, theme, page, nonce, text }: DocumentHead): string {
  const { direction, htmlLang } = languageByCode(facts.language);
  const row = routeRowOf(page);
  const files = filesOf([
    entryModule,
    themeModule(facts.theme),
    ...screenModules(row.screen),
    catalogueModule(facts, "lobby"),
    ...(row.phrases === "member" ? [catalogueModule(facts, "member")] : []),
  ]);
  const title = page === "home" ? facts.merchantName : text("shell.pageTitle", { title: text(row.header.title), name: facts.merchantName });
  const attributes = Object.entries({ lang: htmlLang, dir: direction, ...factAttributes(facts) }).map(
    ([name, value]) => ` ${name}="${escaped(value)}"`,
  );
  const fonts = faces[`../themes/${facts.theme}/faces.ts`]?.firstFaces(facts.language) ?? [];
  return [
    `<!doctype html><html${attributes.join("")}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">`,
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(text("shell.description", { name: facts.merchantName }))}">`,
    `<meta property="csp-nonce" nonce="${nonce}" content="${nonce}">`,
    `<meta name="theme-color" content="${theme.barColour}">`,
    `<meta name="apple-mobile-web-app-capable" content="yes"><meta name="apple-mobile-web-app-status-bar-style" content="${theme.ground === "dark" ? "black-translucent" : "default"}">`,
    `<meta name="format-detection" content="telephone=no">`,
    `<link rel="manifest" href="/manifests/${facts.merchantCode}.webmanifest"><link rel="icon" href="/art/brands/${facts.merchantCode}/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/art/brands/${facts.merchantCode}/icon-192.png">`,
    `<style nonce="${nonce}">@layer theme,base,components,utilities;</style>`,
    ...files.styles.map((file) => `<link rel="stylesheet" href="/${file}" nonce="${nonce}">`),
    ...fonts.map((address) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${address}">`),
    `<script type="module" fetchpriority="low" src="/${files.entry}" nonce="${nonce}"></script>`,
    ...files.scripts.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/${file}" nonce="${nonce}">`),
    `</head><body><div id="app">`,
  ].join("");
}

function catalogueModule(facts: PageFacts, group: string): string {
  return `../../packages/phrases/dist/${facts.language}/${group}.js`;
}

/** The chunks and style sheets behind these modules, each once, with all that they import statically. */
function filesOf(modules: readonly string[]): {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
} {
  const seen = new Set<string>();
  const scripts: string[] = [];
  const styles: string[] = [];
  const visit = (key: string): void => {
    const chunk = clientManifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    if (key !== entryModule) scripts.push(chunk.file);
    for (const style of chunk.css ?? []) if (!styles.includes(style)) styles.push(style);
  };
  for (const each of modules) visit(each);
  return { entry: clientManifest[entryModule]?.file ?? "", scripts, styles };
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
