import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

/** pgbench's path, or undefined where the machine has none. */
export function findPgbench(): string | undefined {
  return spawnSync("pgbench", ["--version"]).status === 0 ? "pgbench" : undefined;
}

export interface PgbenchLoad {
  readonly connections: number;
  readonly durationMs: number;
}

const runFile = promisify(execFile);

/** Makes the tables of pgbench's own script. */
export async function prepareTpcb(pgbench: string, url: string, scale: number): Promise<void> {
  await runFile(pgbench, ["--initialize", "--quiet", `--scale=${scale}`, url]);
}

/** Transactions a second of pgbench's own script. */
export function measureTpcb(pgbench: string, url: string, load: PgbenchLoad): Promise<number> {
  return measure(pgbench, url, load, ["--builtin=tpcb-like", "--no-vacuum"]);
}

const memberCount = 500;
const memberAtRandom = `\\set member random(1, ${memberCount})`;
const keyAtRandom = "\\set key random(1, 9000000000000000000)";
const request = (prefix: string) =>
  `'${prefix}:' || :client_id::int || ':' || :key::bigint, sha256(int8send(:key::bigint)), ` +
  `('00000000-0000-7000-8000-' || lpad(to_hex(:member::bigint), 12, '0'))::uuid`;

const functionCall = (kind: "debit" | "credit", reason: string) =>
  `select * from ledger_${kind}(${request("pgbench")}, '${reason}', 'account', 'bench', '{}', null, 'games', 10000);`;
const writeCall = (kind: "debit" | "credit", amount: number) => `select bench_write(${request("write")}, '${kind}', ${amount});`;

/** Movements by turns, each of any of the members and with a key of its own. */
const scriptOf = (calls: readonly string[]) => calls.flatMap((call) => [memberAtRandom, keyAtRandom, call]).join("\n");
const functionCalls = [functionCall("debit", "game_bet"), functionCall("credit", "game_win")];
const writeCalls = [writeCall("debit", -10000), writeCall("credit", 10000)];

/** Movements a second by pgbench running the ledger's functions on the members that the measurement has opened. */
export function measureMovements(pgbench: string, url: string, load: PgbenchLoad): Promise<number> {
  return measureCalls(pgbench, url, load, functionCalls);
}

/** The same of a movement's bare writes, which `makeBareWrites` has made a function of. */
export function measureBareWrites(pgbench: string, url: string, load: PgbenchLoad): Promise<number> {
  return measureCalls(pgbench, url, load, writeCalls);
}

/** Calls a second; each is a transaction of its own. */
async function measureCalls(pgbench: string, url: string, load: PgbenchLoad, calls: readonly string[]): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-pgbench-"));
  try {
    const file = path.join(folder, "movements.sql");
    writeFileSync(file, `${scriptOf(calls)}\n`);
    return (await measure(pgbench, url, load, [`--file=${file}`, "--no-vacuum"])) * calls.length;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(
  pgbench: string,
  url: string,
  { connections, durationMs }: PgbenchLoad,
  parameters: readonly string[],
): Promise<number> {
  // Whole seconds are all that pgbench takes.
  const seconds = Math.max(1, Math.round(durationMs / 1_000));
  const { stdout } = await runFile(pgbench, [
    "--protocol=prepared",
    `--client=${connections}`,
    "--jobs=1",
    `--time=${seconds}`,
    ...parameters,
    url,
  ]);
  const rate = /^tps = ([\d.]+)/m.exec(stdout)?.[1];
  if (rate === undefined) throw new Error(`pgbench told no rate:\n${stdout}`);
  return Number(rate);
}
