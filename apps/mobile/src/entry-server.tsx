import { RouterServer, createRequestHandler, createSsrStreamResponse, getSsrStatus, transformReadableStreamWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToReadableStream } from "react-dom/server";
import { AppProviders } from "./app/app.tsx";
import { closingHtml, openingHtml } from "./app/document.ts";
import { makeServices } from "./app/make-services.ts";
import { makeRouter } from "./app/router.tsx";
import { pageOfPath } from "./paths.ts";
import { languageOfWireCode, type PageFacts } from "./shared/page/page-facts.ts";
import type { KeyStore } from "./shared/session/local-keys.ts";
import type { Transport } from "./shared/wire/transport.ts";

/** What the server says of a page to be rendered. Everyone gets the visitor's view. */
export interface PageRequest {
  /** Address with path and query; its host does not matter. */
  readonly url: string;
  readonly merchant: { readonly code: string; readonly name: string; readonly zone: string; readonly currencies: readonly string[] };
  /** Wire code, such as EN. */
  readonly language: string;
  readonly theme: string;
  /** Stands in every script and style of the page; a mark where the page is cached and each answer's nonce is put in later. */
  readonly nonce: string;
  /** Carries a request to the platform without the network. */
  readonly request: Transport;
  readonly signal?: AbortSignal;
}

export interface PageAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array>;
}

const nothingStored: KeyStore = { get: () => null, set: () => undefined, remove: () => undefined };

/** Renders a page of the player's app as a stream. Rejects where the app itself fails; refusals of calls are part of the page. */
export async function render(page: PageRequest): Promise<PageAnswer> {
  const facts: PageFacts = {
    merchantCode: page.merchant.code,
    merchantName: page.merchant.name,
    theme: page.theme,
    language: languageOfWireCode(page.language),
    timeZone: page.merchant.zone,
    currency: page.merchant.currencies[0] ?? "",
  };
  const { services, i18n } = await makeServices({ facts, transport: page.request, local: nothingStored, session: nothingStored, navigate: () => undefined, device: () => "MOBILE" });
  const url = new URL(page.url, "http://localhost");
  const handle = createRequestHandler({
    request: new Request(url, { ...(page.signal === undefined ? {} : { signal: page.signal }) }),
    createRouter: () => makeRouter(services, { nonce: page.nonce }),
  });
  const response = await handle(async ({ router, responseHeaders }) => {
    const app = await renderToReadableStream(
      <AppProviders services={services} i18n={i18n}>
        <RouterServer router={router} />
      </AppProviders>,
      { nonce: page.nonce, ...(page.signal === undefined ? {} : { signal: page.signal }), progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = framed(openingHtml({ facts, page: pageOfPath(url.pathname), nonce: page.nonce, text: services.text }), app, closingHtml);
    const body = transformReadableStreamWithRouter(router, html, { rendererSafePoint: "script-close", ...(page.signal === undefined ? {} : { signal: page.signal }) });
    return createSsrStreamResponse(router, new Response(body, { status: getSsrStatus(router), headers: responseHeaders }));
  });
  return { status: response.status, headers: Object.fromEntries(response.headers.entries()), body: response.body ?? new ReadableStream({ start: (controller) => controller.close() }) };
}

/** The app's stream between the head and the foot of the document. */
function framed(opening: string, app: ReadableStream<Uint8Array>, closing: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const reader = app.getReader();
  let opened = false;
  return new ReadableStream({
    async pull(controller) {
      if (!opened) {
        opened = true;
        controller.enqueue(encoder.encode(opening));
        return;
      }
      const { done, value } = await reader.read();
      if (!done) {
        controller.enqueue(value);
        return;
      }
      controller.enqueue(encoder.encode(closing));
      controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
