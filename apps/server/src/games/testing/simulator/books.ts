import type { Queryable } from "@lantern/database/database.ts";
import type { World } from "./oracle.ts";

/** What the platform's own tables say of the players of a plan, with the ids of the plan. */
export interface Books {
  /** Spendable less owed, by player. */
  readonly netUnits: Readonly<Record<string, bigint>>;
  /** "stake/win" by round. */
  readonly rounds: Readonly<Record<string, string>>;
  /** "kind/amount/moved/rolled back" by transaction, tombstones too. */
  readonly transactions: Readonly<Record<string, string>>;
}

const selectNet = `
  select balance.member_id, sum(balance.balance_units) as net_units, (
      select coalesce(sum(entry.amount_units), 0) from ledger_entries entry join ledger_accounts account on account.id = entry.account_id
      where account.member_id = balance.member_id
    ) as entries_units
  from ledger_balances balance where balance.member_id = any($1) group by balance.member_id`;

const selectRounds = "select round_id, stake_units, win_units from games_rounds where member_id = any($1)";

const selectTransactions = `
  select taken.transaction_id, taken.type, taken.amount_units, taken.rolled_back_at is not null as rolled_back, posted.amount_units as posted_units
  from games_vendor_transactions taken left join wallet_posted posted on posted.id = taken.transfer_id
  where taken.member_id = any($1)`;

/** @param playerIds in the order of the plan's players. @param prefix what a run put before the plan's ids. */
export async function readBooks(queryable: Queryable, playerIds: readonly string[], prefix: string): Promise<Books> {
  const [balances, rounds, transactions] = await Promise.all([
    queryable.query<{ member_id: string; net_units: bigint; entries_units: bigint }>(selectNet, [playerIds]),
    queryable.query<{ round_id: string; stake_units: bigint; win_units: bigint }>(selectRounds, [playerIds]),
    queryable.query<{ transaction_id: string; type: string; amount_units: bigint; rolled_back: boolean; posted_units: bigint | null }>(
      selectTransactions,
      [playerIds],
    ),
  ]);
  const planned = (id: string) => (id.startsWith(prefix) ? id.slice(prefix.length) : id);
  for (const { member_id, net_units, entries_units } of balances)
    if (net_units !== entries_units) throw new Error(`The balances of ${member_id} are ${net_units}, his entries ${entries_units}`);
  return {
    netUnits: Object.fromEntries(balances.map((row) => [String(playerIds.indexOf(row.member_id)), row.net_units])),
    rounds: Object.fromEntries(rounds.map((row) => [planned(row.round_id), `${row.stake_units}/${row.win_units}`])),
    transactions: Object.fromEntries(
      transactions.map((row) => [planned(row.transaction_id), lineOf(row.type, row.amount_units, row.posted_units ?? 0n, row.rolled_back)]),
    ),
  };
}

/** The books as they must be in a world. */
export function booksOf(world: World): Books {
  const rounds = [...world.rounds.keys()].map((roundId) => {
    const live = [...world.transactions.values()].filter((one) => one.roundId === roundId && !one.rolledBack);
    const sum = (kind: string) => live.filter((one) => one.kind === kind).reduce((total, one) => total + one.amountUnits, 0n);
    return [roundId, `${sum("bet")}/${sum("win")}`] as const;
  });
  return {
    netUnits: Object.fromEntries(world.netUnits),
    rounds: Object.fromEntries(rounds),
    transactions: Object.fromEntries(
      [...world.transactions].map(([id, one]) => [id, lineOf(one.kind, one.amountUnits, one.amountUnits, one.rolledBack)]),
    ),
  };
}

function lineOf(kind: string, amountUnits: bigint, movedUnits: bigint, rolledBack: boolean): string {
  return `${kind}/${amountUnits}/${movedUnits}/${rolledBack ? "rolled back" : "stands"}`;
}

/** Where two books differ, a line each; nothing where they are equal. */
export function differences(is: Books, must: Books): string[] {
  return (["netUnits", "rounds", "transactions"] as const).flatMap((part) => {
    const names = new Set([...Object.keys(is[part]), ...Object.keys(must[part])]);
    return [...names].flatMap((name) =>
      is[part][name] === must[part][name] ? [] : [`${part} of ${name}: ${String(is[part][name])} must be ${String(must[part][name])}`],
    );
  });
}
