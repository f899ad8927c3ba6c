import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { publicLookup } from "./picture-address.ts";

/** A cover of a few hundred kilobytes is usual. */
export const pictureBytesMax = 5 << 20;
export const fetchTimeoutMs = 10_000;

/** What may be asked for differently: tests wait less. */
export interface FetchTerms {
  /** Whether the host is listed, so that it may be anywhere. */
  readonly listed: boolean;
  readonly timeoutMs?: number;
}

/**
 * The bytes of a picture. No redirect is followed, nothing is sent that tells of the platform, and more than the limit is never read.
 * @throws Error that says why there are none.
 */
export function fetchPicture(url: URL, { listed, timeoutMs = fetchTimeoutMs }: FetchTerms): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const request = url.protocol === "https:" ? requestSecure : requestPlain;
  return new Promise((resolve, reject) => {
    const headers = { accept: "image/avif,image/webp,image/png,image/jpeg" };
    const asked = request(url, { headers, signal, agent: false, ...(listed ? {} : { lookup: publicLookup }) }, (response) => {
      readWhole(response).then(resolve, (error: unknown) => {
        asked.destroy();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
    asked.on("error", (error) => reject(signal.aborted ? new Error(`no picture within ${timeoutMs} ms`) : error));
    asked.end();
  });
}

async function readWhole(response: IncomingMessage): Promise<Buffer> {
  if (response.statusCode !== 200) throw new Error(`HTTP ${response.statusCode ?? 0}`);
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > pictureBytesMax) throw new Error(`more than ${pictureBytesMax} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
