import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Configuration } from "../platform/configuration.ts";
import type { Merchant } from "../platform/context.ts";
import { settingsOf } from "../site/merchant-settings.ts";

/** Answers that are no pages load nothing and stand in no frame. */
const nothingAllowed = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const everyAnswer: Readonly<Record<string, string>> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "SAMEORIGIN",
  "cross-origin-resource-policy": "same-site",
  "permissions-policy": "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
  "content-security-policy": nothingAllowed,
};

const oneYearSeconds = 31_536_000;

/** Those that only make sense over TLS (HSTS, opener and agent isolation): browsers would ignore them on plain HTTP, or break. */
const everyAnswerOverTls: Readonly<Record<string, string>> = {
  ...everyAnswer,
  "strict-transport-security": `max-age=${oneYearSeconds}; includeSubDomains`,
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "origin-agent-cluster": "?1",
};

/** The headers that every answer to this request carries; where it has one of them already, its own counts. */
export function headersOfEveryAnswer(request: FastifyRequest): Readonly<Record<string, string>> {
  return request.protocol === "https" ? everyAnswerOverTls : everyAnswer;
}

/** Sets them as the last thing before an answer is sent; one that is sent past Fastify (`send-shared.ts`) brings them itself. */
export function addSecurityHeaders(server: FastifyInstance): void {
  server.addHook("onSend", (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(headersOfEveryAnswer(request))) {
      if (!reply.hasHeader(name)) void reply.header(name, value);
    }
    done();
  });
}

/** Where the studio is reached from this browser: the host it used for the platform, on the studio's port. */
export function studioOriginOf(request: FastifyRequest, configuration: Configuration): string {
  return `${request.protocol}://${request.hostname}:${configuration.studioPort}`;
}

interface PagePolicy {
  readonly merchant: Merchant;
  readonly studioOrigin: string;
  readonly nonce: string;
  /** Origins of outside services that the merchant's pages call. */
  readonly calledOrigins: readonly string[];
}

/** Names of the Trusted Types policies that the app may make: its own for scripts and workers, DOMPurify's for operators' HTML. */
const trustedTypesPolicies = "lantern dompurify";

/** The policy of one page: scripts by nonce or from our own origin, images and frames only from where the merchant has them. */
export function pagePolicy({ merchant, studioOrigin, nonce, calledOrigins }: PagePolicy): string {
  const { imageCdns, frameOrigins } = settingsOf(merchant);
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React writes style attributes into the HTML (sizes, custom properties); they carry no script.
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data: blob:", studioOrigin, ...imageCdns].join(" "),
    "font-src 'self'",
    ["connect-src 'self'", ...calledOrigins].join(" "),
    ["frame-src 'self'", studioOrigin, ...frameOrigins].join(" "),
    "media-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join("; ");
}

/** Puts a page's policy in the place of the one that allows nothing. */
export function setPagePolicy(reply: FastifyReply, policy: PagePolicy): void {
  void reply.header("content-security-policy", pagePolicy(policy));
}

/** Swagger UI brings style attributes and pictures as data; its scripts are files of ours. */
export function setDocumentationPolicy(reply: FastifyReply): void {
  const policy =
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";
  void reply.header("content-security-policy", policy);
}
