import type { IncomingMessage } from "node:http";

export interface StreamVisitor {
  /** Without port, lower case. */
  readonly hostName: string;
  readonly remoteAddress: string;
  /** True for clients that are no browser, and for pages of the host they connect to. */
  readonly sameOrigin: boolean;
}

/** Who asks for a stream, before any message. Behind a trusted proxy the last entries of its headers tell host and address. */
export function visitorOf(request: IncomingMessage, trustProxy: boolean): StreamVisitor {
  const host = (trustProxy ? lastOf(request.headers["x-forwarded-host"]) : undefined) ?? request.headers.host ?? "";
  const forwarded = trustProxy ? lastOf(request.headers["x-forwarded-for"]) : undefined;
  const { origin } = request.headers;
  return {
    hostName: hostNameOf(host),
    remoteAddress: forwarded ?? request.socket.remoteAddress ?? "",
    sameOrigin: origin === undefined || (URL.canParse(origin) && new URL(origin).host === host.toLowerCase()),
  };
}

function hostNameOf(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, "");
}

function lastOf(header: string | string[] | undefined): string | undefined {
  return [header].flat().at(-1)?.split(",").at(-1)?.trim();
}
