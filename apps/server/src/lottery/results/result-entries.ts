import type { Transaction } from "@lantern/database/database.ts";
import type { Clock } from "../../platform/clock.ts";
import { newId } from "../../platform/id.ts";
import type { DeskActor } from "./desk-actor.ts";

export interface ResultEntryRow {
  readonly id: string;
  readonly version: number;
  readonly operator_id: string;
  readonly operator_name: string;
  readonly result_text: string;
  readonly reason: string;
  readonly entered_at: Date;
  readonly state: "waiting" | "matched" | "mismatched" | "replaced";
}

export const entryColumns = "id, version, operator_id, operator_name, result_text, reason, entered_at, state";

const selectWaiting = `
  select ${entryColumns} from lottery_result_entries where issue_id = $1 and version = $2 and state = 'waiting'`;

const insertEntry = `
  insert into lottery_result_entries (id, issue_id, version, operator_id, operator_name, via, result_text, reason, entered_at, state)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const storeState = "update lottery_result_entries set state = $2 where id = $1";

/** The entry that waits for a second operator. The issue's row is held. */
export async function readWaitingEntry(transaction: Transaction, issueId: string, version: number): Promise<ResultEntryRow | undefined> {
  const [row] = await transaction.query<ResultEntryRow>(selectWaiting, [issueId, version]);
  return row;
}

export interface NewEntry {
  readonly issueId: string;
  readonly version: number;
  readonly actor: DeskActor;
  readonly via: "hand" | "feed";
  readonly resultText: string;
  readonly reason: string;
  readonly state: ResultEntryRow["state"];
}

export async function storeEntry(transaction: Transaction, clock: Clock, entry: NewEntry): Promise<void> {
  const { issueId, version, actor, via, resultText, reason, state } = entry;
  await transaction.query(insertEntry, [newId(clock), issueId, version, actor.id, actor.name, via, resultText, reason, clock.now(), state]);
}

export async function storeEntryState(transaction: Transaction, entryId: string, state: ResultEntryRow["state"]): Promise<void> {
  await transaction.query(storeState, [entryId, state]);
}
