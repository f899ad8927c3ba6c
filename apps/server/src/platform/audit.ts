import type { Queryable } from "@lantern/database/database.ts";
import type { Clock } from "./clock.ts";
import { newId } from "./id.ts";

/** Who did it: an operator or a vendor's engineer in a session, somebody at the machine by a command, or a rule of the platform's own. */
export type Actor =
  | { readonly kind: "operator" | "engineer"; readonly id: string; readonly name: string; readonly address: string }
  | { readonly kind: "command"; readonly name: string }
  | { readonly kind: "system"; readonly name: string };

export interface AuditLine {
  readonly actor: Actor;
  /** `<what>.<deed>`, such as `kyc.approve`. */
  readonly action: string;
  readonly merchantId: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  /** What the deed changed: only what is not private, since lines are never deleted. */
  readonly before?: Readonly<Record<string, unknown>>;
  readonly after?: Readonly<Record<string, unknown>>;
  readonly reason?: string;
}

const insertLine = `
  insert into platform_audit (id, at, actor_kind, actor_id, actor_name, action, merchant_id, subject_type, subject_id, before, after, reason, address)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::jsonb, $11::jsonb, $12, $13)`;

/** Writes who did what, in the transaction that does it. Lines are never changed nor deleted: the database refuses it. */
export async function recordAudit(queryable: Queryable, clock: Clock, line: AuditLine): Promise<void> {
  const { actor, subject } = line;
  await queryable.query(insertLine, [
    newId(clock),
    clock.now(),
    actor.kind,
    "id" in actor ? actor.id : null,
    actor.name,
    line.action,
    line.merchantId,
    subject.type,
    subject.id,
    line.before === undefined ? null : JSON.stringify(line.before),
    line.after === undefined ? null : JSON.stringify(line.after),
    line.reason ?? "",
    "address" in actor ? actor.address : "",
  ]);
}
