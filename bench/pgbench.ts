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
const call = (kind: "debit" | "credit", reason: string) =>
  `select * from ledger_${kind}('pgbench:' || :client_id::int || ':' || :key::bigint, sha256(int8send(:key::bigint)), ` +
  `('00000000-0000-7000-8000-' || lpad(to_hex(:member::bigint), 12, '0'))::uuid, '${reason}', 'account', 'bench', '{}', null, 'games', 10000);`;
const script = [
  `\\set member random(1, ${memberCount})`,
  "\\set key random(1, 9000000000000000000)",
  call("debit", "game_bet"),
  `\\set member random(1, ${memberCount})`,
  "\\set key random(1, 9000000000000000000)",
  call("credit", "game_win"),
  "",
].join("\n");
/** Each statement of the script is a transaction of its own. */
const movementsOfScript = 2;

/** Movements a second by pgbench running the ledger's functions on the members that the measurement has opened. */
export async function measureMovements(pgbench: string, url: string, load: PgbenchLoad): Promise<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "lantern-pgbench-"));
  try {
    const file = path.join(folder, "movements.sql");
    writeFileSync(file, script);
    return (await measure(pgbench, url, load, [`--file=${file}`, "--no-vacuum"])) * movementsOfScript;
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
