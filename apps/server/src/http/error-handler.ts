import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { isUnavailable } from "@lantern/database/database-error.ts";
import { refuse, type Refusal } from "../platform/refusal.ts";
import { readsPage } from "./asks-for-page.ts";
import { sendRefusal, sendUnavailable } from "./send-refusal.ts";
import { sendUnavailablePage } from "./unavailable-page.ts";
import { invalidFieldOf } from "./validator.ts";

/**
 * Answers everything that was thrown: a request that cannot be read gets a refusal that says what is wrong with it, one for which the
 * database was out of reach may be asked again, and who asked for a page is told so by one; anything else is our fault, is logged whole and
 * answered with the request's id and no detail.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOfRequest(error);
  if (refusal !== undefined) return sendRefusal(request, reply, refusal);
  if (isUnavailable(error)) {
    request.log.warn({ code: error.code, reason: error.message, call: request.routeOptions.config.callName }, "no database for a request");
    return readsPage(request) ? sendUnavailablePage(request, reply) : sendUnavailable(request, reply);
  }
  request.log.error({ err: error, call: request.routeOptions.config.callName }, "request failed");
  return sendRefusal(request, reply, refuse("request.failed", { values: { requestId: request.id }, value: { requestId: request.id } }));
}

function refusalOfRequest(error: FastifyError): Refusal | undefined {
  if (error.validation !== undefined) {
    const field = invalidFieldOf(error.validation[0]);
    const where = error.validationContext ?? "body";
    return refuse("request.invalid", {
      values: { field: field === "" ? where : field },
      value: { field, where, problem: error.validation[0]?.message ?? "" },
    });
  }
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return refuse("request.too_large");
  const clientFault = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return clientFault ? refuse("request.malformed", { value: { problem: error.message } }) : undefined;
}
