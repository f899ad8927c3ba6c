import type { Transaction } from "@lantern/database/database.ts";

interface MovedBrand {
  readonly merchantId: string;
  /** Account-type name of the brand. */
  readonly code: string;
  readonly from: string;
  readonly to: string;
}

const moveVendor = `
  update games_vendors set integration_code = $4 where merchant_id = $1 and code = $2 and integration_code = $3 returning code`;

const moveGames = "update games_catalogue set integration_code = $3 where vendor_code = $1 and integration_code = $2";

/**
 * Has a brand served by another integration of the same vendor: its games stay what they are, with all that members and operators made
 * of them. Does nothing where it was moved before.
 */
export async function moveBrand(transaction: Transaction, { merchantId, code, from, to }: MovedBrand): Promise<void> {
  const moved = await transaction.query(moveVendor, [merchantId, code, from, to]);
  if (moved.length > 0) await transaction.query(moveGames, [code, from, to]);
}
