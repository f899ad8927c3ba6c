import type { Transaction } from "./database.ts";
import type { SqlFile } from "./migration-files.ts";

interface AppliedFile {
  readonly name: string;
  readonly hash: string;
  readonly signatures: readonly string[];
}

const selectApplied = "select name, hash, signatures from platform_functions order by name";

const selectFunctions = `
  select oid::regprocedure::text as signature
  from pg_proc
  where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')`;

const upsertApplied = `
  insert into platform_functions (name, hash, signatures) values ($1, $2, $3::text[])
  on conflict (name) do update set hash = excluded.hash, signatures = excluded.signatures, applied_at = now()`;

const deleteApplied = "delete from platform_functions where name = $1";

async function dropFunctions(transaction: Transaction, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await transaction.runScript(`drop routine if exists ${signature}`);
}

async function signaturesMadeBy(transaction: Transaction, script: string): Promise<string[]> {
  const before = await transaction.query<{ signature: string }>(selectFunctions);
  const known = new Set(before.map(({ signature }) => signature));
  await transaction.runScript(script);
  const after = await transaction.query<{ signature: string }>(selectFunctions);
  return after
    .map(({ signature }) => signature)
    .filter((signature) => !known.has(signature))
    .toSorted();
}

/**
 * Applies the function files whose hash changed. What an earlier version of a file had made is dropped first, and so
 * is everything of a file that is gone: a migrated database ends with exactly the functions of a fresh one. Functions
 * that triggers or defaults use cannot be dropped, so those belong in migrations.
 * @returns the names of the files applied.
 */
export async function applyFunctionFiles(transaction: Transaction, files: readonly SqlFile[]): Promise<string[]> {
  const applied = new Map((await transaction.query<AppliedFile>(selectApplied)).map((file) => [file.name, file]));
  const present = new Set(files.map(({ name }) => name));
  for (const file of applied.values()) {
    if (present.has(file.name)) continue;
    await dropFunctions(transaction, file.signatures);
    await transaction.query(deleteApplied, [file.name]);
  }
  const changed = files.filter((file) => applied.get(file.name)?.hash !== file.hash);
  for (const file of changed) await dropFunctions(transaction, applied.get(file.name)?.signatures ?? []);
  for (const file of changed) {
    try {
      await transaction.query(upsertApplied, [file.name, file.hash, await signaturesMadeBy(transaction, file.sql)]);
    } catch (error) {
      throw new Error(`The function file ${file.name}.sql failed: ${(error as Error).message}`, { cause: error });
    }
  }
  return changed.map(({ name }) => name);
}
