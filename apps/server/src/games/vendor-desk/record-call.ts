import type { RawVendorRequest, RawVendorResponse, SignatureView } from "@lantern/vendor-kit/adapter.ts";
import type { Exchange } from "@lantern/vendor-kit/send-signed.ts";
import type { Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { wrapSecret } from "../../platform/wrapped-secret.ts";
import { isListing, maskAnswer, maskBody, maskTarget } from "./mask-call.ts";
import { storableJson } from "./storable-json.ts";

export const sealedCallUse = "lantern vendor calls 1";

/** Calls that are kept of each integration; older ones go when so many more have come. */
const keptMax = 300;
const moreMax = 60;
/** In a burst the last of so many at each writing are kept. */
const waitingMax = 60;
const writeAfterMs = 2_000;
/** While there are more than are kept: what is written then is soon gone again. */
const writeInBurstAfterMs = 10_000;
const sealedBytesMax = 16 * 1024;

export type SignatureCheck = "current" | "other" | "wrong" | "missing" | "sent" | "foreign" | "unchecked";

/** A call of the vendor's as it was answered. */
export interface ReceivedCall {
  readonly integrationCode: string;
  readonly raw: RawVendorRequest;
  readonly response: RawVendorResponse;
  /** Kinds of what was asked for; none where it was not understood. */
  readonly operations: readonly string[];
  readonly outcome: string;
  readonly signature: SignatureCheck;
  /** Looked at when the call is written: most calls of a burst never are. */
  readonly viewSignature: () => SignatureView;
  readonly playerId?: string | undefined;
  readonly durationMs: number;
  /** The call that it repeats at the desk. */
  readonly repeats?: string | undefined;
}

/** A request for its repetition: sealed, since it holds the player's token. */
export interface SealedRequest extends Omit<RawVendorRequest, "body" | "headers"> {
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** Base64. */
  readonly body: string;
}

interface Waiting {
  readonly id: string;
  readonly at: Date;
  readonly integrationCode: string;
  /** Made when it is written: most calls of a burst never are. */
  readonly row: () => Readonly<Record<string, unknown>>;
}

interface Writer {
  readonly waiting: Map<string, Waiting[]>;
  /** What each integration's lists answered last, by their path, so that the same again is not kept. */
  readonly lastLists: Map<string, string>;
  /** Calls of each integration that were written since old ones went. */
  readonly writtenSince: Map<string, number>;
  timer: NodeJS.Timeout | undefined;
  /** Whether more came before the last writing than are kept. */
  inBurst: boolean;
  writing: Promise<void>;
}

const writers = new WeakMap<object, Writer>();

function writerOf({ database }: Pick<Scope, "database">): Writer {
  const existing = writers.get(database);
  if (existing !== undefined) return existing;
  const made: Writer = {
    waiting: new Map(),
    lastLists: new Map(),
    writtenSince: new Map(),
    timer: undefined,
    inBurst: false,
    writing: Promise.resolve(),
  };
  writers.set(database, made);
  return made;
}

/** Keeps a call of the vendor's for the desk. Written a little later, apart from the call's own transaction: nobody waits for it. */
export function recordReceivedCall(scope: Scope, call: ReceivedCall): string | undefined {
  return record(scope, call.integrationCode, () => {
    const { presented, expected } = call.viewSignature();
    return {
      direction: "in",
      method: call.raw.method,
      target: maskTarget(call.raw.target),
      duration_ms: Math.round(call.durationMs),
      http_status: call.response.httpStatus,
      operations: call.operations.join(" "),
      outcome: call.outcome,
      signature: call.signature === "wrong" && presented === undefined ? "missing" : call.signature,
      presented: presented?.slice(0, 400) ?? null,
      expected: expected ?? null,
      request: maskBody(Buffer.from(call.raw.body).toString("utf8")),
      response: maskBody(call.response.body),
      player_id: call.playerId ?? null,
      wrapped_request: sealed(scope, call.raw),
      repeats: call.repeats ?? null,
    };
  });
}

/** Keeps a call of ours to the vendor. His lists of games and fixtures, asked for again and again, are kept where they differ from the last. */
export function recordSentCall(scope: Scope, integrationCode: string, exchange: Exchange): void {
  const { method, url, outcome, httpStatus, failure, answerText } = exchange;
  const { pathname, search } = new URL(url);
  if (isListing(pathname)) {
    const answered = `${httpStatus ?? ""} ${failure ?? ""} ${answerText}`;
    const { lastLists } = writerOf(scope);
    if (lastLists.get(`${integrationCode} ${pathname}`) === answered) return;
    lastLists.set(`${integrationCode} ${pathname}`, answered);
  }
  recordSent(scope, integrationCode, exchange, {
    target: maskTarget(`${pathname}${search}`),
    method,
    outcome: outcome.kind === "refused" ? outcome.status : outcome.kind,
  });
}

/** Keeps a call of ours whatever the one before it was. */
export function recordSent(
  scope: Scope,
  integrationCode: string,
  { headers, requestText, httpStatus, answerText, failure, durationMs }: Exchange,
  of: {
    readonly target: string;
    readonly method: string;
    readonly outcome: string;
    /** `foreign` where a check signs with a key that is nobody's. */
    readonly signature?: "sent" | "foreign";
  },
): void {
  const [path = ""] = of.target.split("?");
  record(scope, integrationCode, () => ({
    direction: "out",
    operations: "",
    signature: "sent",
    ...of,
    duration_ms: Math.round(durationMs),
    http_status: httpStatus ?? null,
    presented: Object.entries(headers).find(([name]) => name.toLowerCase().startsWith("x-"))?.[1] ?? null,
    expected: null,
    request: maskBody(requestText ?? ""),
    response: maskAnswer(path, failure ?? answerText),
    player_id: null,
    wrapped_request: null,
    repeats: null,
  }));
}

function record(scope: Scope, integrationCode: string, row: Waiting["row"]): string | undefined {
  if (!scope.configuration.vendorDesk) return undefined;
  const writer = writerOf(scope);
  const waiting = writer.waiting.get(integrationCode) ?? [];
  writer.waiting.set(integrationCode, waiting);
  const id = newId(scope.clock);
  waiting.push({ id, at: scope.clock.now(), integrationCode, row });
  if (waiting.length > waitingMax) {
    waiting.shift();
    writer.inBurst = true;
  }
  if (writer.timer === undefined) {
    writer.timer = setTimeout(() => void writeCalls(scope), writer.inBurst ? writeInBurstAfterMs : writeAfterMs).unref();
    writer.inBurst = false;
  }
  return id;
}

const insertCalls = `
  insert into games_vendor_calls (id, integration_code, at, direction, method, target, duration_ms, http_status, operations, outcome, signature, presented,
    expected, request, response, player_id, wrapped_request, repeats)
  select id, integration_code, at, direction, method, target, duration_ms, http_status, operations, outcome, signature, presented, expected, request,
    response, player_id, decode(wrapped_request, 'base64'), repeats
  from jsonb_to_recordset($1::jsonb) as call (id uuid, integration_code text, at timestamptz, direction text, method text, target text,
    duration_ms integer, http_status integer, operations text, outcome text, signature text, presented text, expected text, request text, response text,
    player_id text, wrapped_request text, repeats uuid)`;

const dropOld = `
  delete from games_vendor_calls
  where integration_code = $1
    and id < (select id from games_vendor_calls where integration_code = $1 order by id desc offset ${keptMax - 1} limit 1)`;

/** Writes what waits, so that whoever reads next finds it. A log that cannot be written is no fault of the calls. */
export function writeCalls(scope: Scope): Promise<void> {
  const writer = writerOf(scope);
  clearTimeout(writer.timer);
  writer.timer = undefined;
  writer.writing = writer.writing.then(() => write(scope, writer));
  return writer.writing;
}

async function write(scope: Scope, { waiting, writtenSince }: Writer): Promise<void> {
  const calls = [...waiting.values()].flat();
  waiting.clear();
  if (calls.length === 0) return;
  try {
    const rows = calls.map(({ id, at, integrationCode, row }) => ({ id, at, integration_code: integrationCode, ...row() }));
    await scope.database.query(insertCalls, [storableJson(rows)]);
    for (const [code, written] of Map.groupBy(calls, ({ integrationCode }) => integrationCode)) {
      const since = (writtenSince.get(code) ?? moreMax) + written.length;
      if (since > moreMax) await scope.database.query(dropOld, [code]);
      writtenSince.set(code, since > moreMax ? 0 : since);
    }
  } catch (error) {
    scope.log.warn({ err: error }, "calls of vendors could not be kept for the desk");
  }
}

function sealed({ configuration }: Scope, raw: RawVendorRequest): string | null {
  if (raw.body.byteLength > sealedBytesMax) return null;
  const { method, path, target, query, headers, body } = raw;
  const request: SealedRequest = { method, path, target, query, headers, body: Buffer.from(body).toString("base64") };
  return Buffer.from(wrapSecret(configuration, sealedCallUse, Buffer.from(JSON.stringify(request)))).toString("base64");
}
