import type { CallContext } from "../../platform/context.ts";
import { isLocalHost } from "../passkeys/relying-party.ts";

/**
 * Where a service sends the browser back to, where that is this very host: its scheme and port are the page's own, and one without TLS counts
 * only where browsers take it for secure (`localhost`). Undefined for any other.
 */
export function ownPageOrigin({ hostName }: Pick<CallContext, "hostName">, origin: string): string | undefined {
  if (!URL.canParse(origin)) return undefined;
  const url = new URL(origin);
  const secure = url.protocol === "https:" || (url.protocol === "http:" && isLocalHost(url.hostname));
  return secure && url.hostname === hostName ? url.origin : undefined;
}
