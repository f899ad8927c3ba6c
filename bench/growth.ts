import type { Database } from "@lantern/database/database.ts";
import { systemClock } from "@lantern/server/platform/clock.ts";
import { checkLedger } from "@lantern/server/wallet/check-ledger.ts";
import { readStatement } from "@lantern/server/wallet/read-statement.ts";
import { figure } from "./format.ts";
import { numberedMemberId, openMembers, postOne, randomMovement } from "./ledger-members.ts";
import type { Bench } from "./measurement.ts";
import { byWarmTurns, drive, shortRounds } from "./rounds.ts";
import type { Stand } from "./stand.ts";
import { median, ratioOfRounds } from "./statistics.ts";

const connections = 4;
const dayMs = 86_400_000;
const pageSize = 20;

/** Movements of the past, spread evenly over the members: each a transfer with its two entries, in chains as the ledger writes them. */
const growLedger = `
  with step as materialized (
    select uuidv7() as id, own.member_id, house.id as house_id, own.account_id, own.entry_count + n as entry_number,
      case when n % 2 = 1 then -10000 else 10000 end as amount, own.balance_units - case when n % 2 = 1 then 10000 else 0 end as balance_after,
      eligible.merchant_id, clock_timestamp() - interval '1 day' * $2 * (1 - n::numeric / $1) as at
    from ledger_balances as own
    join safeguards_eligibility as eligible using (member_id)
    join ledger_accounts as house on house.member_id is null and house.merchant_id = eligible.merchant_id
      and house.currency = own.currency and not house.trial and house.name = 'games'
    cross join generate_series(1, $1::integer) as n
    where own.purse = 'main'
  ), recorded as (
    insert into ledger_transfers (id, idempotency_key, request_hash, merchant_id, member_id, kind, reason, subject_type, subject_id, details,
      amount_units, house_account_id, balance_after_units, occurred_at, created_at)
    select id, 'growth:' || id, sha256(uuid_send(id)), merchant_id, member_id, case when amount < 0 then 'debit' else 'credit' end,
      case when amount < 0 then 'game_bet' else 'game_win' end, 'account', 'bench', '{}', 10000, house_id, balance_after, at, clock_timestamp()
    from step
  ), entered as (
    insert into ledger_entries (transfer_id, account_id, amount_units, balance_after_units, entry_number, occurred_at, created_at)
    select id, account_id, amount, balance_after, entry_number, at, clock_timestamp() from step
    union all
    select id, house_id, -amount, null, null, at, clock_timestamp() from step
  )
  update ledger_balances as own set entry_count = own.entry_count + $1
  from (select distinct member_id from step) as grown where grown.member_id = own.member_id and own.purse = 'main'`;

/** Days that the past reaches back; the statement's page asks for the last ninety. */
const pastDays = 80;
const membersOfLedger = 500;

/** A movement or a page takes a millisecond or two. */
const timesShorter = 4;

/** Movements, a statement's first page and the ledger's check, in ledgers of which each has tenfold the rows of the one before. */
export const growth: Bench = {
  name: "growth",
  run: async (stand, plan) => {
    const sizes: Size[] = [];
    try {
      for (const rows of plan.ledgerRows) sizes.push(await openSize(stand, rows));
      const { rounds, roundMs } = shortRounds(plan, timesShorter);
      const ofEach = (work: (size: Size, serial: number) => Promise<void>) =>
        byWarmTurns(
          rounds,
          Object.fromEntries(sizes.map((size) => [size.name, () => drive(connections, roundMs, (serial) => work(size, serial))])),
          timesShorter,
        );
      // What growing left to be written would else be written while the first rounds run.
      await sizes[0]?.database.runScript("checkpoint");
      const posts = await ofEach(({ database, memberIds }, serial) => postOne(database, randomMovement(memberIds, serial)));
      const pages = await ofEach(({ database }, serial) => readPage(database, numberedMemberId((serial % membersOfLedger) + 1)));
      for (const size of sizes) await checkSize(size);
      const [small, large] = [sizes[0], sizes.at(-1)];
      if (small === undefined || large === undefined) throw new Error("the plan names no sizes of the ledger");
      const ratio = (rates: Rates) => ratioOfRounds(rates[large.name] ?? [], rates[small.name] ?? []);
      const times = `${large.name} rows to ${small.name}`;
      return {
        title: "As the ledger grows",
        figures: {
          headings: ["movements in the ledger", "post, a second, 4 connections", "a statement's page, a second, 4 connections"],
          rows: sizes.map(({ name }) => [name, figure(median(posts[name] ?? [])), figure(median(pages[name] ?? []))]),
        },
        comparisons: [
          { what: `post, ${times}`, ratio: ratio(posts), budget: { atLeast: 0.8 } },
          { what: `a statement's page, ${times}`, ratio: ratio(pages), budget: { atLeast: 0.8 } },
        ],
        notes: [
          `${membersOfLedger} members share the movements evenly, over the last ${pastDays} days. A page: the newest ${pageSize} lines of 90 days.`,
          "A movement has two entries beside its own row. The ledger's own check found the grown ledgers sound.",
          `Each size is a database of its own on the same server; ${rounds} rounds by turns, after a checkpoint, so that what growing left behind weighs on none of them alone.`,
        ],
      };
    } finally {
      for (const { database } of sizes) await database.close();
    }
  },
};

interface Size {
  /** The number of movements, as shown. */
  readonly name: string;
  readonly database: Database;
  readonly memberIds: readonly string[];
}

type Rates = Readonly<Record<string, readonly number[]>>;

async function openSize(stand: Stand, rows: number): Promise<Size> {
  const database = await stand.openDatabase(connections);
  try {
    const memberIds = await openMembers(database);
    await growTo(database, Math.max(2, Math.round(rows / membersOfLedger)));
    return { name: figure(rows), database, memberIds };
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function growTo(database: Database, ofMember: number): Promise<void> {
  // An even number leaves every balance as it was.
  await database.tx((transaction) => transaction.query(growLedger, [ofMember + (ofMember % 2), pastDays]), { mayTakeLong: true });
  await database.runScript("vacuum analyze");
}

async function checkSize({ name, database }: Size): Promise<void> {
  const { problems } = await checkLedger(database);
  if (problems.length > 0) throw new Error(`the ledger of ${name} movements is not sound: ${JSON.stringify(problems.slice(0, 3))}`);
}

async function readPage(database: Database, memberId: string): Promise<void> {
  const nowMs = systemClock.now().getTime();
  const lines = await readStatement(database, { memberId, from: new Date(nowMs - 90 * dayMs), to: new Date(nowMs), size: pageSize });
  if (lines.length !== pageSize) throw new Error(`a page of ${lines.length} lines`);
}
