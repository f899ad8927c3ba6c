import type { FastifyReply, FastifyRequest } from "fastify";
import { userAgentLengthMax, type Browser } from "../platform/browser.ts";
import { cookieOf } from "./cookie.ts";

/** Holds a device's secret. Pages cannot read it, and other sites' forms do not send it. */
export const deviceCookie = "device";

/** As long as browsers keep any cookie. */
const deviceCookieSeconds = 400 * 24 * 60 * 60;

const secretPattern = /^[\w-]{43}$/;

/** The browser of one request: what it sent, and the secret that an operation leaves with it. */
export class RequestBrowser implements Browser {
  readonly #request: FastifyRequest;
  #kept: string | undefined;

  constructor(request: FastifyRequest) {
    this.#request = request;
  }

  get secret(): string | undefined {
    const sent = cookieOf(this.#request.headers.cookie, deviceCookie);
    return sent !== undefined && secretPattern.test(sent) ? sent : undefined;
  }

  get userAgent(): string {
    return (this.#request.headers["user-agent"] ?? "").slice(0, userAgentLengthMax);
  }

  keep(secret: string): void {
    this.#kept = secret;
  }

  get kept(): string | undefined {
    return this.#kept;
  }
}

/** Puts the secret that an operation left into the answer's cookie, where it left one. */
export function sendDeviceCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { caller } = request;
  if (!(caller?.browser instanceof RequestBrowser) || caller.browser.kept === undefined) return;
  const overTls = request.protocol === "https" ? "; Secure" : "";
  const terms = `Path=/; Max-Age=${deviceCookieSeconds}; HttpOnly; SameSite=Lax${overTls}`;
  void reply.header("set-cookie", `${deviceCookie}=${caller.browser.kept}; ${terms}`);
}
