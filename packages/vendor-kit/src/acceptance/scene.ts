import type { Agent } from "node:http";
import { randomUUID } from "node:crypto";
import type { VendorBet, VendorOperation, VendorRollback, VendorWin } from "../adapter.ts";
import type { DialectAnswer, DialectChange, DialectCredentials, DialectRequest, VendorDialect } from "./dialect.ts";
import { exchange, sendAndHangUp } from "./exchange.ts";
import { studioDialect } from "./studio-dialect.ts";
import type { AcceptancePlayer, AcceptanceTarget } from "./target.ts";

/** What a scenario acts with: a vendor that speaks to the platform under test. */
export interface Scene {
  readonly target: AcceptanceTarget;
  readonly dialect: VendorDialect;
  readonly credentials: DialectCredentials;
  readonly agent: Agent;
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

export function makeScene(target: AcceptanceTarget, agent: Agent): Scene {
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
  return {
    target,
    dialect,
    credentials,
    agent,
    call: async (operation, change) => {
      const { httpStatus, body } = await exchange(target.baseUrl, dialect.write(operation, credentials, change), agent);
      return dialect.read(operation, httpStatus, body);
    },
    callAndHangUp: (operation) => sendAndHangUp(target.baseUrl, dialect.write(operation, credentials), agent),
    callTogether: async (operations) => {
      const { httpStatus, body } = await exchange(target.baseUrl, together(operations), agent);
      const each = operations.map((operation) => dialect.read(operation, httpStatus, body));
      const last = each.at(-1);
      if (last === undefined) throw new Error("A request of several operations has some.");
      return { each, last };
    },
    callTogetherAndHangUp: (operations) => sendAndHangUp(target.baseUrl, together(operations), agent),
  };
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
