import type { BuiltCall, Call, PlannedCall } from "@lantern/contract/call.ts";
import { everyCallRefusals, errorStatus, type ErrorCode } from "@lantern/contract/errors.ts";
import type { FastifySchema } from "fastify";
import { Type, type TSchema } from "typebox";

const refusalSchema = Type.Object({
  success: Type.Literal(false),
  errorCode: Type.String(),
  message: Type.String(),
  value: Type.Optional(Type.Unknown()),
});

/**
 * The schemas of a built call's route: requests are validated by them, and answers hold only what they declare.
 */
export function schemasOf(call: BuiltCall): FastifySchema {
  return {
    ...documentationOf(call),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.body === undefined ? {} : { body: call.body }),
    response: { 200: successSchema(call.value), "4xx": refusalSchema, "5xx": refusalSchema },
  };
}

/** The schemas of a planned call: it has no shapes yet. */
export function schemasOfPlanned(call: PlannedCall): FastifySchema {
  return { ...documentationOf(call), response: { "4xx": refusalSchema, "5xx": refusalSchema } };
}

/** The refusals a call may answer with, as text for the API's readers: code and status. */
export function refusalsText(call: BuiltCall): string {
  return [...call.refusals, ...everyCallRefusals].map((code: ErrorCode) => `${code} (${errorStatus[code]})`).join(", ");
}

function successSchema(value: TSchema): TSchema {
  return Type.Object({ success: Type.Literal(true), value });
}

function documentationOf(call: Call): { summary: string; operationId: string; tags: string[] } {
  return { summary: call.summary, operationId: call.name, tags: [call.capability] };
}
