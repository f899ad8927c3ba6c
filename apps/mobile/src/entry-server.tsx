import { dehydrate } from "@tanstack/react-query";
import { renderToReadableStream } from "react-dom/server";
import { answersElementId, type FirstAnswers } from "./app/first-answers.ts";
import { App } from "./app/app.tsx";
import { makeAppRouter } from "./app/app-router.ts";
import { openingHtml } from "./app/document.ts";
import { invitedTheme } from "./app/invited-theme.ts";
import { makeServices } from "./app/make-services.ts";
import { themeOf } from "./app/page-theme.ts";
import { pageOfPath } from "./paths.ts";
import { languageOfWireCode, usualMinimumAge, type PageFacts } from "./shared/page/page-facts.ts";
import { memoryHistory } from "./shared/router/history.ts";
import type { KeyStore } from "./shared/session/local-keys.ts";
import type { Transport } from "./shared/wire/transport.ts";

/** What the server says of a page to be rendered. Everyone gets the visitor's view. */
export interface PageRequest {
  /** Address with path and query; its host does not matter. */
  readonly url: string;
  readonly merchant: {
    readonly code: string;
    readonly name: string;
    readonly zone: string;
    readonly currencies: readonly string[];
    /** Wire codes of the languages it offers, in the order of its language menu. */
    readonly languages: readonly string[];
  };
  /** Wire code, such as EN. */
  readonly language: string;
  readonly theme: string;
  /** Age from which the merchant's market lets people play; 18 where it is left out. */
  readonly minimumAge?: number;
  /** Stands in every script and style of the page; a mark where the page is cached and each answer's nonce is put in later. */
  readonly nonce: string;
  /** Carries a request to the platform without the network. */
  readonly call: Transport;
  readonly signal?: AbortSignal;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array>;
}

const nothingStored: KeyStore = { get: () => null, set: () => undefined, remove: () => undefined };

/**
 * Renders a page of the player's app as a stream: first the head, so that the browser fetches styles, fonts and scripts while the page's
 * data is being read; then the app; then the answers it was made from, for the browser to go on with. Refusals of calls are part of the page.
 */
export async function render(page: PageRequest): Promise<PageAnswer> {
  const url = new URL(page.url, "http://localhost");
  const name = pageOfPath(url.pathname);
  const facts: PageFacts = {
    merchantCode: page.merchant.code,
    merchantName: page.merchant.name,
    theme: (await invitedTheme(page.call, name, url.searchParams)) ?? themeOf(page.theme, name, url.searchParams),
    language: languageOfWireCode(page.language),
    languages: page.merchant.languages.map(languageOfWireCode),
    timeZone: page.merchant.zone,
    currency: page.merchant.currencies[0] ?? "",
    minimumAge: page.minimumAge ?? usualMinimumAge,
  };
  const { services, i18n } = await makeServices({
    facts,
    transport: page.call,
    local: nothingStored,
    session: nothingStored,
    navigate: () => undefined,
    device: () => "MOBILE",
  });
  const router = makeAppRouter(services, memoryHistory(url.pathname + url.search));
  const opening = openingHtml({ facts, theme: services.theme, page: name, nonce: page.nonce, text: services.text });
  const pieces = async function* (): AsyncGenerator<Uint8Array | string> {
    yield opening;
    await router.loadFirst();
    const app = await renderToReadableStream(<App services={services} i18n={i18n} router={router} />, {
      nonce: page.nonce,
      ...(page.signal === undefined ? {} : { signal: page.signal }),
    });
    for await (const piece of app as ReadableStream<Uint8Array> & AsyncIterable<Uint8Array>) yield piece;
    const answers = JSON.stringify({ readAtMs: Date.now(), ...dehydrate(services.queryClient) } satisfies FirstAnswers).replaceAll(
      "<",
      "\\u003c",
    );
    yield `</div><script type="application/json" id="${answersElementId}" nonce="${page.nonce}">${answers}</script></body></html>`;
    services.queryClient.clear();
  };
  return { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, body: streamOf(pieces()) };
}

function streamOf(pieces: AsyncGenerator<Uint8Array | string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
    },
    async cancel() {
      await pieces.return(undefined);
    },
  });
}
