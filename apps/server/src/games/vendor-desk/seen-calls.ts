import type { Scope } from "../../platform/context.ts";
import type { Engineer } from "./engineer.ts";
import { writeCalls } from "./record-call.ts";

/** What a vendor should have shown of his calls before he goes live; its text is the phrase `vendors.seen.<name>`. */
export const seenNames = ["signed", "player", "bet", "win", "rollback", "end", "repeated", "no_conflict"] as const;

export type SeenName = (typeof seenNames)[number];

export interface SeenCall {
  readonly name: SeenName;
  readonly seen: boolean;
}

const selectSeen = `
  with calls as (
    select operations, outcome, signature, request from games_vendor_calls where integration_code = $1 and direction = 'in' and repeats is null
  )
  select
    count(*) filter (where signature in ('current', 'other')) > 0 and count(*) filter (where signature in ('wrong', 'missing')) = 0 as signed,
    count(*) filter (where outcome = 'ok' and operations ~ 'authenticate|balance|player_info') > 0 as player,
    count(*) filter (where outcome = 'ok' and operations ~ '\\mbet\\M') > 0 as bet,
    count(*) filter (where outcome = 'ok' and operations ~ '\\mwin\\M') > 0 as win,
    count(*) filter (where outcome = 'ok' and operations ~ 'rollback') > 0 as rollback,
    count(*) filter (where outcome = 'ok' and operations ~ 'end_round') > 0 as "end",
    exists (
      select from calls again where again.outcome = 'ok' and again.operations ~ '\\m(bet|win|rollback)\\M' group by again.request having count(*) > 1
    ) as repeated,
    count(*) > 0 and count(*) filter (where outcome = 'transaction_conflict') = 0 as no_conflict
  from calls`;

/** Who keeps the money calls for one thing only: who plays. */
const seenOfWallets: ReadonlySet<SeenName> = new Set(["signed", "player"]);

/** What the kept calls show of the vendor's own behaviour, point by point. */
export async function readSeenCalls(
  scope: Scope,
  { integrationCode }: Engineer,
  { keepsMoney }: { readonly keepsMoney: boolean },
): Promise<SeenCall[]> {
  await writeCalls(scope);
  const [row] = await scope.database.query<Readonly<Record<SeenName, boolean>>>(selectSeen, [integrationCode]);
  const names = keepsMoney ? seenNames.filter((name) => seenOfWallets.has(name)) : seenNames;
  return names.map((name) => ({ name, seen: row?.[name] === true }));
}
