import type { Queryable } from "@lantern/database/database.ts";
import type { GameWish } from "./override-game.ts";

/** A game as its vendor publishes it, and what a merchant wishes of it so far. */
export interface WishedGame {
  /** In English, by the vendor. */
  readonly name: string;
  readonly published: boolean;
  readonly wish: GameWish;
}

const selectGame = `
  select game.node_id, game.names ->> 'en' as name, game.published, wish.hidden, wish.is_hot, wish.is_new, wish.position, wish.names, wish.image_url, wish.category
  from games_catalogue game
  left join games_overrides wish on wish.node_id = game.node_id and wish.merchant_id = $1
  where game.vendor_code = $2 and game.game_code = $3`;

interface WishedRow {
  readonly node_id: string;
  readonly name: string;
  readonly published: boolean;
  readonly hidden: boolean | null;
  readonly is_hot: boolean | null;
  readonly is_new: boolean | null;
  readonly position: number | null;
  readonly names: Readonly<Record<string, string>> | null;
  readonly image_url: string | null;
  readonly category: string | null;
}

/** The game of a vendor by its code, with the merchant's wishes; undefined where there is none. */
export async function readGameWish(
  queryable: Queryable,
  { merchantId, vendorCode, gameCode }: { readonly merchantId: string; readonly vendorCode: string; readonly gameCode: string },
): Promise<WishedGame | undefined> {
  const [row] = await queryable.query<WishedRow>(selectGame, [merchantId, vendorCode, gameCode]);
  if (row === undefined) return undefined;
  const wish: GameWish = {
    merchantId,
    nodeId: row.node_id,
    ...(row.hidden === null ? {} : { hidden: row.hidden }),
    ...(row.is_hot === null ? {} : { isHot: row.is_hot }),
    ...(row.is_new === null ? {} : { isNew: row.is_new }),
    ...(row.position === null ? {} : { position: row.position }),
    ...(row.names === null ? {} : { names: row.names }),
    ...(row.image_url === null ? {} : { imageUrl: row.image_url }),
    ...(row.category === null ? {} : { category: row.category }),
  };
  return { name: row.name, published: row.published, wish };
}
