import type { Scope } from "../../platform/context.ts";
import { documentKeyMark, documentPlace, profilePlace, rewrap, type DocumentKeys } from "./document-seal.ts";

const batchRows = 200;

const selectProfiles = `
  select id, wrapped_key from accounts_kyc_cases where wrapped_key is not null and wrapped_by <> $1 order by id limit ${batchRows}`;
const updateProfile = "update accounts_kyc_cases set wrapped_key = $3, wrapped_by = $4 where id = $1 and wrapped_key = $2";

const selectDocuments = `
  select id, side, wrapped_key from accounts_kyc_documents where wrapped_by <> $1 order by id limit ${batchRows}`;
const updateDocument = "update accounts_kyc_documents set wrapped_key = $3, wrapped_by = $4 where id = $1 and wrapped_key = $2";

const countOthers = `
  select (select count(*) from accounts_kyc_cases where wrapped_key is not null and wrapped_by <> $1)::integer
       + (select count(*) from accounts_kyc_documents where wrapped_by <> $1)::integer as count`;

/**
 * Wraps under the house's present key what an earlier one wraps, some at a time: when all is done, the earlier one may go. The pictures themselves
 * are not touched.
 * @returns how many keys were wrapped anew.
 * @throws Error, after all others were done, where keys open under neither.
 */
export async function rewrapKeys({ database, configuration }: Pick<Scope, "database" | "configuration">): Promise<number> {
  const mark = documentKeyMark(configuration);
  const profiles = await database.query<WrappedRow>(selectProfiles, [mark]);
  const documents = await database.query<WrappedRow & { side: string }>(selectDocuments, [mark]);
  const keys = [
    ...profiles.map((row) => ({ ...row, place: profilePlace(row.id), update: updateProfile })),
    ...documents.map((row) => ({ ...row, place: documentPlace(row.id, row.side), update: updateDocument })),
  ];
  const closed: string[] = [];
  for (const { id, wrapped_key, place, update } of keys) {
    const wrapped = rewrapped(configuration, place, wrapped_key);
    if (wrapped === undefined) closed.push(id);
    else await database.query(update, [id, wrapped_key, wrapped.wrappedKey, wrapped.wrappedBy]);
  }
  if (closed.length > 0)
    throw new Error(
      `${closed.length} key${closed.length === 1 ? "" : "s"} of members' papers opened under neither document key, first of ${closed[0] ?? ""}`,
    );
  return keys.length;
}

interface WrappedRow {
  readonly id: string;
  readonly wrapped_key: Uint8Array;
}

function rewrapped(keys: DocumentKeys, place: string, wrappedKey: Uint8Array): ReturnType<typeof rewrap> | undefined {
  try {
    return rewrap(keys, place, wrappedKey);
  } catch {
    return undefined;
  }
}

/** How many keys are still wrapped under another key than the house's present one. */
export async function countOtherKeys({ database, configuration }: Pick<Scope, "database" | "configuration">): Promise<number> {
  const [row] = await database.query<{ count: number }>(countOthers, [documentKeyMark(configuration)]);
  return row?.count ?? 0;
}
