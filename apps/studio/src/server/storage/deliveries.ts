import type { StudioDatabase } from "./open-database.ts";

/** What the platform has to be told. `bet` asks again for an answer that never came. */
export type DeliveryKind = "bet" | "refund" | "win" | "end_round";

export interface Delivery {
  readonly roundId: string;
  readonly step: number;
  readonly kind: DeliveryKind;
  /** Tries that failed so far. */
  readonly tries: number;
}

const stepOf: Readonly<Record<DeliveryKind, number>> = { bet: 0, refund: 1, win: 2, end_round: 3 };

export function insertDelivery(database: StudioDatabase, roundId: string, kind: DeliveryKind, dueAtMs: number): void {
  database
    .prepare("insert into deliveries (round_id, step, kind, due_at_ms) values (?, ?, ?, ?)")
    .run(roundId, stepOf[kind], kind, dueAtMs);
}

export function removeDelivery(database: StudioDatabase, roundId: string, kind: DeliveryKind): void {
  database.prepare("delete from deliveries where round_id = ? and kind = ?").run(roundId, kind);
}

/** Keeps a delivery that failed, to be tried again. */
export function postponeDelivery(database: StudioDatabase, delivery: Delivery, dueAtMs: number, problem: string): void {
  database
    .prepare("update deliveries set tries = tries + 1, due_at_ms = ?, last_problem = ? where round_id = ? and step = ?")
    .run(dueAtMs, problem.slice(0, 500), delivery.roundId, delivery.step);
}

/** What a round has still to deliver, first thing first. */
export function listDeliveries(database: StudioDatabase, roundId: string): Delivery[] {
  return read(database, "where round_id = ? order by step", [roundId]);
}

/** Rounds with something due, the longest waiting first. */
export function listDueRounds(database: StudioDatabase, nowMs: number, limit: number): string[] {
  return database
    .prepare("select round_id from deliveries where due_at_ms <= ? group by round_id order by min(due_at_ms) limit ?")
    .all(nowMs, limit)
    .map((row) => String(row["round_id"]));
}

export function countDeliveries(database: StudioDatabase): number {
  return Number(database.prepare("select count(*) as pending from deliveries").get()?.["pending"] ?? 0);
}

/** Makes everything that waits due now: after a start, the platform may have come back as well. */
export function makeAllDue(database: StudioDatabase, nowMs: number): void {
  database.prepare("update deliveries set due_at_ms = ? where due_at_ms > ?").run(nowMs, nowMs);
}

function read(database: StudioDatabase, clause: string, parameters: readonly (string | number)[]): Delivery[] {
  return database
    .prepare(`select round_id, step, kind, tries from deliveries ${clause}`)
    .all(...parameters)
    .map((row) => ({
      roundId: String(row["round_id"]),
      step: Number(row["step"]),
      kind: String(row["kind"]) as DeliveryKind,
      tries: Number(row["tries"]),
    }));
}
