import { languageByCode, languageByWireCode, defaultLanguageCode, type KnownLanguage } from "@lantern/phrases/languages.ts";
import type { FastifyInstance } from "fastify";
import { listOutbox, type KeptMessage } from "../delivery/list-outbox.ts";
import type { Scope } from "../platform/context.ts";
import { chosenLanguageOf } from "./caller.ts";
import { houseFaceRules } from "./house-faces.ts";
import { outboxHtml } from "./outbox-html.ts";
import { newNonce } from "./pages/render-page.ts";

export interface OpenCaptcha {
  readonly captchaId: string;
  readonly answer: string;
}

/** What demo mode kept: for people at `/outbox`, for tests at `/outbox.json`. */
export interface Outbox {
  readonly messages: readonly KeptMessage[];
  readonly captchas: readonly OpenCaptcha[];
}

export type ListCaptchas = (scope: Scope) => Promise<readonly OpenCaptcha[]>;

interface OutboxParts {
  readonly scope: Scope;
  readonly listCaptchas: ListCaptchas;
  /** Of the built player's app, which has the house's faces; the system's stand in without it. */
  readonly clientFolder: string | undefined;
}

/** Serves the outbox in demo mode. Outside of it the routes do not exist. */
export function registerOutbox(server: FastifyInstance, { scope, listCaptchas, clientFolder }: OutboxParts): void {
  if (scope.configuration.mode !== "demo") return;
  const faceRules = clientFolder === undefined ? "" : houseFaceRules(clientFolder);
  const read = async (): Promise<Outbox> => {
    const [messages, captchas] = await Promise.all([listOutbox(scope.database), listCaptchas(scope)]);
    return { messages, captchas };
  };
  server.get("/outbox.json", { schema: { hide: true } }, async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await read()),
  );
  server.get("/outbox", { schema: { hide: true } }, async (request, reply) => {
    const nonce = newNonce();
    const language: KnownLanguage = languageByWireCode(chosenLanguageOf(request) ?? "") ?? languageByCode(defaultLanguageCode);
    const policy = `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
    return reply
      .headers({ "cache-control": "no-store", "content-security-policy": policy })
      .type("text/html; charset=utf-8")
      .send(outboxHtml(await read(), { language, nonce, faceRules }));
  });
}
