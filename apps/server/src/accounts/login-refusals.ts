import type { Queryable } from "@lantern/database/database.ts";

/** Refused logins are forgotten after this long. */
const memoryMs = 30 * 60 * 1000;

const selectRefusals = `
  select subject, refusals from accounts_login_refusals where merchant_id = $1 and subject = any($2) and last_at > $3`;

const countRefusal = `
  insert into accounts_login_refusals (merchant_id, subject, refusals, last_at)
  select $1, subject, 1, $3 from unnest($2::text[]) as subject order by subject
  on conflict (merchant_id, subject) do update
    set refusals = case when accounts_login_refusals.last_at > $4 then accounts_login_refusals.refusals + 1 else 1 end, last_at = $3`;

const forgetRefusals = `delete from accounts_login_refusals where merchant_id = $1 and subject = any($2)`;

export interface LoginSubject {
  readonly merchantId: string;
  readonly userName: string;
  readonly address: string;
}

/** Both the name and the address count: neither guessing at one account nor at many goes unseen. */
function subjectsOf({ userName, address }: LoginSubject): string[] {
  return [`name:${userName.toLowerCase()}`, `address:${address}`];
}

/** Refusals lately counted, for the name and for the address (which many people may share). */
export interface LoginRefusals {
  readonly ofName: number;
  readonly ofAddress: number;
}

export async function readLoginRefusals(queryable: Queryable, subject: LoginSubject, at: Date): Promise<LoginRefusals> {
  const [name = "", address = ""] = subjectsOf(subject);
  const rows = await queryable.query<{ subject: string; refusals: number }>(selectRefusals, [
    subject.merchantId,
    [name, address],
    new Date(at.getTime() - memoryMs),
  ]);
  const of = (wanted: string) => rows.find((row) => row.subject === wanted)?.refusals ?? 0;
  return { ofName: of(name), ofAddress: of(address) };
}

export async function countLoginRefusal(queryable: Queryable, subject: LoginSubject, at: Date): Promise<void> {
  await queryable.query(countRefusal, [subject.merchantId, subjectsOf(subject), at, new Date(at.getTime() - memoryMs)]);
}

/** After a login that went well the name starts anew; the address keeps its count, else one own account would clear it. */
export async function forgetLoginRefusals(queryable: Queryable, subject: LoginSubject): Promise<void> {
  await queryable.query(forgetRefusals, [subject.merchantId, subjectsOf(subject).slice(0, 1)]);
}
