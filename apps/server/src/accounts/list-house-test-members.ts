import type { Queryable } from "@lantern/database/database.ts";
import { memberTypeCodes, memberTypeFacts } from "@lantern/rules/accounts/member-types.ts";

const houseTestTypes = memberTypeCodes.filter((type) => memberTypeFacts(type).isHouseTest);

// Written out, so that the index of these accounts serves it.
const selectIds = `select id from accounts_members where merchant_id = $1 and member_type in (${houseTestTypes.join(", ")})`;

/** The ids of a merchant's accounts that are the house's own (specification 3.1): in no report, and no winners. */
export async function listHouseTestMembers(queryable: Queryable, merchantId: string): Promise<readonly string[]> {
  return (await queryable.query<{ id: string }>(selectIds, [merchantId])).map(({ id }) => id);
}
