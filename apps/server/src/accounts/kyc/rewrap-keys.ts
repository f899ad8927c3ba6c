import type { Scope } from "../../platform/context.ts";
import { documentKeyMark, documentPlace, profilePlace, rewrap } from "./document-seal.ts";

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
 */
export async function rewrapKeys({ database, configuration }: Pick<Scope, "database" | "configuration">): Promise<number> {
  const mark = documentKeyMark(configuration);
  const profiles = await database.query<{ id: string; wrapped_key: Uint8Array }>(selectProfiles, [mark]);
  for (const { id, wrapped_key } of profiles) {
    const { wrappedKey, wrappedBy } = rewrap(configuration, profilePlace(id), wrapped_key);
    await database.query(updateProfile, [id, wrapped_key, wrappedKey, wrappedBy]);
  }
  const documents = await database.query<{ id: string; side: string; wrapped_key: Uint8Array }>(selectDocuments, [mark]);
  for (const { id, side, wrapped_key } of documents) {
    const { wrappedKey, wrappedBy } = rewrap(configuration, documentPlace(id, side), wrapped_key);
    await database.query(updateDocument, [id, wrapped_key, wrappedKey, wrappedBy]);
  }
  return profiles.length + documents.length;
}

/** How many keys are still wrapped under another key than the house's present one. */
export async function countOtherKeys({ database, configuration }: Pick<Scope, "database" | "configuration">): Promise<number> {
  const [row] = await database.query<{ count: number }>(countOthers, [documentKeyMark(configuration)]);
  return row?.count ?? 0;
}
