import { randomBytes } from "node:crypto";
import pg from "pg";

export type BareKind = "debit" | "credit";

/** The ledger's functions by bare `pg`: named statements on a pool, nothing of ours between. */
export interface BareLedger {
  /** One statement, which is its own transaction. */
  move(kind: BareKind, memberId: string, key: string): Promise<void>;
  /** The statement between begin and commit, as operations run it. */
  moveInTransaction(kind: BareKind, memberId: string, key: string): Promise<void>;
  close(): Promise<void>;
}

const request = "$1, $2, $3, $4, 'account', 'bench', '{}'::jsonb, null, $5, $6::bigint";
const calls = {
  debit: { name: "bench_debit", text: `select * from ledger_debit(${request})`, reason: "game_bet" },
  credit: { name: "bench_credit", text: `select * from ledger_credit(${request})`, reason: "game_win" },
} as const;

/** The house account that the wallet's code chooses for bets and wins of games. */
const house = "games";
const amountUnits = "10000";

/** The call of the function, with the parameters of a movement whose request has this hash. */
export function callOf(kind: BareKind, key: string, hash: Uint8Array | string, memberId: string) {
  const { name, text, reason } = calls[kind];
  return { name, text, values: [key, hash, memberId, reason, house, amountUnits] };
}

export async function openBareLedger(url: string, connections: number): Promise<BareLedger> {
  const pool = new pg.Pool({ connectionString: url, max: connections, options: "-c timezone=UTC" });
  // A connection that is closing may still hear that its database is dropped.
  pool.on("error", () => {});
  const run = async (target: pg.Pool | pg.PoolClient, kind: BareKind, memberId: string, key: string) => {
    const { rows } = await target.query<{ refused: string | null }>(callOf(kind, `bare:${key}`, randomBytes(32), memberId));
    if (rows[0]?.refused !== null) throw new Error(`a movement was refused: ${rows[0]?.refused}`);
  };
  return {
    move: (kind, memberId, key) => run(pool, kind, memberId, key),
    moveInTransaction: async (kind, memberId, key) => {
      const client = await pool.connect();
      try {
        await client.query("begin");
        await run(client, kind, memberId, key);
        await client.query("commit");
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}
