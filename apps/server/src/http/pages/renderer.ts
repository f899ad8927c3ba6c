import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { publicMerchant } from "@lantern/contract/schemas/merchant.ts";
import type { Static } from "typebox";

/** A request of the page, spelled out, to be answered in process. */
export interface VisitorRequest {
  readonly method: string;
  /** Path and query. */
  readonly address: string;
  /** JSON text. */
  readonly body?: string | undefined;
}

export interface VisitorAnswer {
  readonly status: number;
  /** The parsed envelope. */
  readonly body: unknown;
}

/** What the app's server renderer is given for one page. The page is always a visitor's: nothing here knows a session. */
export interface RenderRequest {
  /** Whole, with host, path and query, as the browser asked. */
  readonly url: string;
  readonly merchant: Static<typeof publicMerchant>;
  /** Wire code, such as EN. */
  readonly language: string;
  readonly theme: string;
  /** Age from which the merchant's market lets people play. */
  readonly minimumAge: number;
  /** Stands in the HTML wherever the nonce belongs; every answer gets a nonce of its own in its place. */
  readonly nonce: string;
  /** Origin of the studio, as this browser reaches it. */
  readonly studioOrigin: string;
  readonly agentEntrance: boolean;
  /** Answers a request in process, as this visitor, through the same router as from outside. */
  readonly call: (request: VisitorRequest) => Promise<VisitorAnswer>;
  /** Aborted when the browser has gone or the page takes too long. */
  readonly signal: AbortSignal;
}

export interface RenderedPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | string;
}

export type Render = (request: RenderRequest) => Promise<RenderedPage>;

/** Loads the built renderer; undefined where the app has not been built. */
export async function loadRenderer(file: string): Promise<Render | undefined> {
  if (!existsSync(file)) return undefined;
  const module = (await import(pathToFileURL(file).href)) as { readonly render?: Render };
  if (typeof module.render !== "function") throw new Error(`${file} exports no function "render": build the player's app again.`);
  return module.render;
}
