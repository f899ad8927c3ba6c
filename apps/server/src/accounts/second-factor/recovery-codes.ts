import { randomInt } from "node:crypto";
import type { Queryable, Transaction } from "@lantern/database/database.ts";
import { hashSecretToken } from "../secret-token.ts";

const recoveryCodeCount = 10;

/** Letters and digits that nobody takes for another one. */
const alphabet = "ABCDEFGHJKMNPQRSTVWXYZ23456789";
const groups = 4;
const groupLetters = 4;

const deleteCodes = `delete from accounts_recovery_codes where member_id = $1`;
const insertCodes = `insert into accounts_recovery_codes (member_id, code_hash) select $1, hash from unnest($2::bytea[]) as hash`;
const spendCode = `
  update accounts_recovery_codes set used_at = $3 where member_id = $1 and code_hash = $2 and used_at is null returning true as spent`;
const countLeft = `select count(*)::int as left from accounts_recovery_codes where member_id = $1 and used_at is null`;

/** Gives a member new recovery codes in the place of all he had. Each is good once; only hashes are stored, so these are shown this once. */
export async function putRecoveryCodes(transaction: Transaction, memberId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => newCode());
  await transaction.query(deleteCodes, [memberId]);
  await transaction.query(insertCodes, [memberId, codes.map(hashOf)]);
  return codes;
}

/** Spends a recovery code, however its groups are written. False where it is none, or was used. */
export async function spendRecoveryCode(queryable: Queryable, memberId: string, typed: string, at: Date): Promise<boolean> {
  return (await queryable.query(spendCode, [memberId, hashOf(typed), at])).length > 0;
}

export async function countRecoveryCodes(queryable: Queryable, memberId: string): Promise<number> {
  const [row] = await queryable.query<{ left: number }>(countLeft, [memberId]);
  return row?.left ?? 0;
}

export async function deleteRecoveryCodes(transaction: Transaction, memberId: string): Promise<void> {
  await transaction.query(deleteCodes, [memberId]);
}

function newCode(): string {
  const group = () => Array.from({ length: groupLetters }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** A plain hash suffices: a code has more than 78 random bits. */
function hashOf(code: string): Buffer {
  return hashSecretToken(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ""));
}
