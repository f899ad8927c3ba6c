import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../platform/refusal.ts";
import { sendRefusal } from "./send-refusal.ts";

const callPrefix = /^\/(wps|lgw|lotto)(\/|$)/;
const emptyUrl = /^\/(wps|wps\/relay|lgw|lotto|lotto\/lgw)\/?$/;

/** True for paths that belong to the wire, where even an unknown one answers in the envelope. */
export function isCallPath(path: string): boolean {
  return callPrefix.test(path);
}

/** Answers a path that nothing stands on; a prefix with no call behind it is an empty url (specification 8.1.10). */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const path = pathOf(request.url);
  return sendRefusal(
    request,
    reply,
    refuse(emptyUrl.test(path) ? "request.url_empty" : "request.not_found", { values: { path: path.slice(0, 200) } }),
  );
}

/** The path of a url without its query, which may hold a one-time code. */
export function pathOf(url: string): string {
  const end = url.indexOf("?");
  return end === -1 ? url : url.slice(0, end);
}
