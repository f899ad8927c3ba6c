import type { BuiltCall, Call, PlannedCall } from "@lantern/contract/call.ts";
import { errorStatus, type ErrorCode } from "@lantern/contract/errors.ts";
import type { FastifySchema } from "fastify";
import { Type, type TSchema } from "typebox";

const refusalSchema = Type.Object({
  success: Type.Literal(false),
  errorCode: Type.String(),
  message: Type.String(),
  value: Type.Optional(Type.Unknown()),
});

/** The schemas of a built call's route: requests are validated by them, and answers hold only what they declare. */
export function schemasOf(call: BuiltCall): FastifySchema {
  return {
    ...documentationOf(call, builtDescription(call)),
    ...(call.params === undefined ? {} : { params: call.params }),
    ...(call.query === undefined ? {} : { querystring: call.query }),
    ...(call.body === undefined ? {} : { body: call.body }),
    response: { 200: successSchema(call.value), "4xx": refusalSchema, "5xx": refusalSchema },
  };
}

/** The schemas of a planned call: it has no shapes yet. */
export function schemasOfPlanned(call: PlannedCall): FastifySchema {
  return { ...documentationOf(call, "Planned: answers 501."), response: { "4xx": refusalSchema, "5xx": refusalSchema } };
}

function successSchema(value: TSchema): TSchema {
  return Type.Object({ success: Type.Literal(true), value: withoutIds(value) as TSchema });
}

/** A schema that a call uses in several places has its `$id` in each; the serialiser wants every id once, and needs none of them. */
function withoutIds(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutIds);
  if (typeof schema !== "object" || schema === null) return schema;
  const isSchema = "type" in schema || "anyOf" in schema;
  const entries = Object.entries(schema).filter(([name]) => !(isSchema && name === "$id"));
  return Object.fromEntries(entries.map(([name, part]) => [name, withoutIds(part)]));
}

function documentationOf(call: Call, description: string): FastifySchema {
  const needsSession = call.access !== "public" && call.access !== "vendor";
  return {
    summary: call.summary,
    description,
    operationId: call.name,
    tags: [call.capability],
    ...(needsSession ? { security: [{ session: [] }] } : {}),
  };
}

function builtDescription(call: BuiltCall): string {
  const lines = [
    `Access: ${call.access}.`,
    ...(call.encrypted === true ? ["The body travels sealed."] : []),
    ...(call.idempotency === "required" ? ["Needs an Idempotency-Key."] : []),
    ...(call.refusals.length === 0 ? [] : [`Refusals of its own: ${refusalsText(call.refusals)}.`]),
  ];
  return lines.join("\n\n");
}

/** Refusals as text for the API's readers: code and status. */
export function refusalsText(codes: readonly ErrorCode[]): string {
  return codes.map((code: ErrorCode) => `\`${code}\` (${errorStatus[code]})`).join(", ");
}
