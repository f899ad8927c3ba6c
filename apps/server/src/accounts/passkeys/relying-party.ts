import { Type } from "typebox";
import { Compile } from "typebox/compile";
import type { CallContext } from "../../platform/context.ts";

const clientData = Compile(Type.Object({ origin: Type.String() }));

/**
 * The origin that an answer was given at, where it is a page of this host: its scheme and port are the page's own, and a host without
 * TLS counts only where browsers take it for secure (`localhost`). Undefined for any other, and for what is no answer.
 */
export function ownOrigin({ hostName }: Pick<CallContext, "hostName">, clientDataJson: string): string | undefined {
  const origin = originIn(clientDataJson);
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === "https:" || (protocol === "http:" && isLocalHost(hostname));
  return secure && hostname === hostName ? origin : undefined;
}

function originIn(clientDataJson: string): string | undefined {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientDataJson, "base64url").toString("utf8"));
    return clientData.Check(parsed) ? parsed.origin : undefined;
  } catch {
    return undefined;
  }
}

/** Names of this machine: browsers take its pages for secure also without TLS. */
export function isLocalHost(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}

/** How a passkey names its member to the device: the bytes of his id, which say nothing of him. */
export function userHandleOf(memberId: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(memberId.replaceAll("-", ""), "hex"));
}
