import type { Scope } from "../../platform/context.ts";
import { unwrapSecret } from "../../platform/wrapped-secret.ts";
import { answerCallback } from "../callbacks/vendor-callbacks.ts";
import { findIntegration } from "../find-integration.ts";
import type { Problem } from "./desk-problem.ts";
import type { Engineer } from "./engineer.ts";
import { sealedCallUse, writeCalls, type SealedRequest, type SignatureCheck } from "./record-call.ts";

/** One call of the log, without its bodies. */
export interface CallLine {
  readonly id: string;
  readonly at: Date;
  readonly direction: "in" | "out";
  readonly method: string;
  readonly target: string;
  readonly durationMs: number;
  readonly httpStatus: number | null;
  readonly operations: string;
  readonly outcome: string;
  readonly signature: SignatureCheck;
  readonly repeats: string | null;
}

export interface CallDetail extends CallLine {
  readonly presented: string | null;
  readonly expected: string | null;
  readonly request: string;
  readonly response: string;
  readonly playerId: string | null;
  readonly repeatable: boolean;
}

const lineColumns = `
  id, at, direction, method, target, duration_ms as "durationMs", http_status as "httpStatus", operations, outcome, signature, repeats`;

const pageSize = 25;

const selectCalls = `
  select ${lineColumns} from games_vendor_calls
  where integration_code = $1 and ($2::uuid is null or id < $2)
    and case $3 when 'refused' then outcome <> 'ok' when 'in' then direction = 'in' when 'out' then direction = 'out' else true end
    and ($4 = '' or strpos(target, $4) > 0 or strpos(request, $4) > 0 or strpos(response, $4) > 0)
  order by id desc limit ${pageSize + 1}`;

/** A call may be repeated where that changes nothing: it was done before, or plays with the sandbox's money. */
const selectCall = `
  select ${lineColumns}, presented, expected, request, response, player_id as "playerId",
    wrapped_request is not null and direction = 'in' and (
      outcome = 'ok' or player_id = (select member_id::text from games_sandboxes where integration_code = $1)
    ) as repeatable
  from games_vendor_calls where integration_code = $1 and id = $2`;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export interface CallPage {
  readonly calls: readonly CallLine[];
  /** The last call of this page, where older ones follow. */
  readonly olderThan: string | undefined;
}

/** Which calls are shown. */
export const callKinds = ["all", "refused", "in", "out"] as const;

export type CallKind = (typeof callKinds)[number];

export interface CallWish {
  readonly kind: CallKind;
  /** What stands in the address, the request or the answer as they are kept; empty for any. */
  readonly find: string;
  /** Only older ones than this call. */
  readonly before?: string | undefined;
}

/** The calls of an integration, the newest first. */
export async function listCalls(scope: Scope, { integrationCode }: Engineer, { kind, find, before }: CallWish): Promise<CallPage> {
  await writeCalls(scope);
  const rows = await scope.database.query<CallLine>(selectCalls, [
    integrationCode,
    before !== undefined && uuid.test(before) ? before : null,
    kind,
    find,
  ]);
  const calls = rows.slice(0, pageSize);
  return { calls, olderThan: rows.length > pageSize ? calls.at(-1)?.id : undefined };
}

/** One call of the engineer's own integration; undefined for any other. */
export async function readCall(scope: Scope, { integrationCode }: Engineer, callId: string): Promise<CallDetail | undefined> {
  if (!uuid.test(callId)) return undefined;
  await writeCalls(scope);
  return (await scope.database.query<CallDetail>(selectCall, [integrationCode, callId]))[0];
}

const selectSealed = "select wrapped_request from games_vendor_calls where integration_code = $1 and id = $2";

/**
 * Sends a call of the vendor's through the callback's own path once more, to the byte: the answer shows that a repetition moves nothing.
 * @returns the id of the repetition's own line in the log.
 */
export async function repeatCall(scope: Scope, engineer: Engineer, callId: string): Promise<{ readonly callId: string } | Problem> {
  const { integrationCode } = engineer;
  const call = await readCall(scope, engineer, callId);
  if (call === undefined) return { problem: "call_gone" };
  const integration = await findIntegration(scope, integrationCode);
  const [row] = await scope.database.query<{ wrapped_request: Uint8Array | null }>(selectSealed, [integrationCode, callId]);
  const wrapped = row?.wrapped_request ?? null;
  if (!call.repeatable || wrapped === null || integration === undefined) return { problem: "call_not_repeatable" };
  const sealed = JSON.parse(Buffer.from(unwrapSecret(scope.configuration, sealedCallUse, wrapped)).toString("utf8")) as SealedRequest;
  const raw = { ...sealed, body: Buffer.from(sealed.body, "base64") };
  const { recordedAs } = await answerCallback(scope, integration, { raw, request: { log: scope.log }, repeats: callId });
  await writeCalls(scope);
  return { callId: recordedAs ?? callId };
}
