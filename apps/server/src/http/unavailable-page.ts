import { defaultLanguageCode, languageByCode, languageByWireCode, type KnownLanguage } from "@lantern/phrases/languages.ts";
import { text } from "@lantern/phrases/text.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { acceptedLanguageOf } from "./accepted-language.ts";
import { chosenLanguageOf } from "./caller.ts";
import { sendNotice } from "./notice-page.ts";
import { unavailableWaitSeconds } from "./send-refusal.ts";

/**
 * Answers a person who asked for a page while the database is out of reach: in the language he chose, or else his browser's. Whose house it
 * is cannot be known then, so the page names none.
 */
export function sendUnavailablePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { code } = languageOf(request);
  void reply.code(503).headers({ "cache-control": "no-store", "retry-after": unavailableWaitSeconds, vary: "cookie, accept-language" });
  return sendNotice(reply, {
    language: languageByCode(code),
    title: text(code, "server.unavailable.title"),
    note: text(code, "server.unavailable.note"),
    link: { href: "", words: text(code, "server.unavailable.again") },
  });
}

function languageOf(request: FastifyRequest): KnownLanguage {
  const chosen = languageByWireCode(chosenLanguageOf(request) ?? "");
  return chosen ?? acceptedLanguageOf(request.headers["accept-language"]) ?? languageByCode(defaultLanguageCode);
}
