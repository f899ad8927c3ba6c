import { defaultLanguageCode, languageByWireCode } from "@lantern/phrases/languages.ts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findHost } from "./find-host.ts";
import { answerNotFound } from "./not-found.ts";
import { newNonce } from "./pages/render-page.ts";
import type { ServerPlugin } from "./server-parts.ts";
import { chosenLanguageOf } from "./caller.ts";
import type { Scope } from "../platform/context.ts";
import { findMerchant } from "../site/find-merchant.ts";
import { firebaseWebOf } from "../site/firebase-web.ts";

const siteKeyPattern = /^[\w-]{10,100}$/;

/**
 * The page in which Firebase has a person shown to be one before it sends a code. It stands in a frame of the app's page, since the check's
 * scripts need more than the policy of the app's pages gives (no Trusted Types, styles and frames of theirs); to the page around it goes
 * `{ recaptcha: { token } }`, or `{ recaptcha: "failed" }`. There is none where the merchant's pages do not have Firebase send codes.
 */
export const recaptchaFrame: ServerPlugin = async (server: FastifyInstance, scope: Scope) => {
  server.get<{ Querystring: { key?: string } }>("/wps/session/recaptcha", { schema: { hide: true } }, async (request, reply) => {
    const { merchant } = await findHost({ scope, findMerchant }, request.hostname.toLowerCase());
    const firebase = merchant === undefined ? undefined : firebaseWebOf(merchant, scope);
    const key = request.query.key ?? "";
    if (firebase === undefined || !siteKeyPattern.test(key)) return answerNotFound(request, reply);
    return sendFrame(request, reply, { key, script: new URL(firebase.recaptchaUrl) });
  });
};

function sendFrame(request: FastifyRequest, reply: FastifyReply, { key, script }: { readonly key: string; readonly script: URL }) {
  const nonce = newNonce();
  const language = languageByWireCode(chosenLanguageOf(request) ?? "")?.code ?? defaultLanguageCode;
  const address = new URL(script);
  address.search = new URLSearchParams({ onload: "showCheck", render: "explicit", hl: language }).toString();
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>reCAPTCHA</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><style nonce="${nonce}">${styles}</style></head>`,
    `<body data-key="${key}"><div id="check"></div><script nonce="${nonce}">${code}</script>`,
    `<script nonce="${nonce}" src="${address.href.replaceAll("&", "&amp;")}" async></script></body></html>`,
  ];
  return reply
    .headers({ "content-security-policy": policyOf(nonce, script.origin), "cache-control": "no-store" })
    .type("text/html; charset=utf-8")
    .send(html.join(""));
}

/** What the check's makers ask for, and the origin of the script itself. */
function policyOf(nonce: string, origin: string): string {
  const check = `${origin} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/`;
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${check}`,
    "style-src 'unsafe-inline'",
    `img-src data: ${check}`,
    `connect-src ${check}`,
    `frame-src ${check} https://recaptcha.google.com/recaptcha/`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

const styles = `
  :root { color-scheme: dark; }
  body { margin: 0; display: grid; justify-content: center; padding-block: 8px; }`;

const code = `
  const tell = (recaptcha) => parent.postMessage({ recaptcha }, location.origin);
  const failed = () => tell("failed");
  globalThis.showCheck = () => grecaptcha.render("check", {
    sitekey: document.body.dataset.key,
    theme: "dark",
    callback: (token) => tell({ token }),
    "error-callback": failed,
  });
  addEventListener("error", (event) => { if (event.target instanceof HTMLScriptElement) failed(); }, true);`;
