import { randomUUID } from "node:crypto";
import type { VendorBet, VendorOperation, VendorRollback, VendorWin } from "../adapter.ts";
import type { DialectAnswer, DialectChange, DialectCredentials, DialectRequest, VendorDialect } from "./dialect.ts";
import type { AcceptanceWire } from "./exchange.ts";
import { studioDialect } from "./studio-dialect.ts";
import type { AcceptancePlayer, AcceptanceTarget } from "./target.ts";
import { noteStep } from "./trace.ts";

/** What a scenario acts with: a vendor that speaks to the platform under test. */
export interface Scene {
  readonly target: AcceptanceTarget;
  readonly dialect: VendorDialect;
  readonly credentials: DialectCredentials;
  /** Sends a request that a dialect wrote, or one that was spoilt since; `asks` is what it asks for. */
  readonly send: (request: DialectRequest, asks: string) => Promise<{ readonly httpStatus: number; readonly body: string }>;
  readonly call: (operation: VendorOperation, change?: DialectChange) => Promise<DialectAnswer>;
  readonly callAndHangUp: (operation: VendorOperation) => Promise<void>;
  /** Several operations in one request: what its answer says of each. */
  readonly callTogether: (operations: readonly VendorOperation[]) => Promise<TogetherAnswer>;
  readonly callTogetherAndHangUp: (operations: readonly VendorOperation[]) => Promise<void>;
}

export interface TogetherAnswer {
  /** In the order of the operations; the whole request is refused or done, so each has the same status. */
  readonly each: readonly DialectAnswer[];
  /** What it says of the request as a whole. */
  readonly last: DialectAnswer;
}

export function makeScene(target: AcceptanceTarget, wire: AcceptanceWire): Scene {
  const dialect = target.dialect ?? studioDialect;
  const credentials = {
    vendorCode: target.vendorCode,
    secret: target.secret,
    ...(target.more === undefined ? {} : { more: target.more }),
  };
  const together = (operations: readonly VendorOperation[]): DialectRequest => {
    if (dialect.writeBatch === undefined) throw new Error(`${dialect.protocol} has no request of several operations.`);
    return dialect.writeBatch(operations, credentials);
  };
  const send = (request: DialectRequest, asks: string) => noted(request, asks, () => wire.send(request));
  const hangUp = async (request: DialectRequest, asks: string) => {
    await noted(request, `${asks}, hung up`, async () => {
      await wire.sendAndHangUp(request);
      return undefined;
    });
  };
  return {
    target,
    dialect,
    credentials,
    send,
    call: async (operation, change) => {
      const { httpStatus, body } = await send(dialect.write(operation, credentials, change), operation.kind);
      return dialect.read(operation, httpStatus, body);
    },
    callAndHangUp: (operation) => hangUp(dialect.write(operation, credentials), operation.kind),
    callTogether: async (operations) => {
      const { httpStatus, body } = await send(together(operations), kindsOf(operations));
      const each = operations.map((operation) => dialect.read(operation, httpStatus, body));
      const last = each.at(-1);
      if (last === undefined) throw new Error("A request of several operations has some.");
      return { each, last };
    },
    callTogetherAndHangUp: (operations) => hangUp(together(operations), kindsOf(operations)),
  };
}

function kindsOf(operations: readonly VendorOperation[]): string {
  return operations.map(({ kind }) => kind).join(" ");
}

/** Sends, and notes what went over the line. */
async function noted<Answer extends { readonly httpStatus: number; readonly body: string } | undefined>(
  { method, target, headers, body }: DialectRequest,
  asks: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const startedMs = performance.now();
  const note = (httpStatus: number | undefined, response: string): void =>
    noteStep({
      kind: "call",
      asks,
      method,
      target,
      headers,
      request: body,
      httpStatus,
      response,
      durationMs: performance.now() - startedMs,
    });
  try {
    const answer = await send();
    note(answer?.httpStatus, answer?.body ?? "");
    return answer;
  } catch (failure) {
    note(undefined, failure instanceof Error ? failure.message : String(failure));
    throw failure;
  }
}

/** A new id for a transaction or a round. */
export function newId(prefix: string): string {
  return `${prefix}-${randomUUID()}`;
}

export function betOf(scene: Scene, player: AcceptancePlayer, amountUnits: bigint, roundId = newId("round")): VendorBet {
  const { gameCode, currency } = scene.target;
  const { playerId, playerToken } = player;
  return { kind: "bet", transactionId: newId("bet"), roundId, gameCode, playerId, playerToken, currency, amountUnits };
}

export function winOf(bet: VendorBet, amountUnits: bigint): VendorWin {
  return { kind: "win", transactionId: newId("win"), betTransactionId: bet.transactionId, ...roundOf(bet), amountUnits };
}

export function rollbackOf(original: VendorBet | VendorWin): VendorRollback {
  return { kind: "rollback", transactionId: newId("rollback"), originalTransactionId: original.transactionId, ...roundOf(original) };
}

export function endOf(bet: VendorBet): VendorOperation {
  return { kind: "end_round", ...roundOf(bet) };
}

function roundOf(operation: VendorBet | VendorWin) {
  const { roundId, gameCode, playerId, currency } = operation;
  return { roundId, gameCode, playerId, ...(currency === undefined ? {} : { currency }) };
}
