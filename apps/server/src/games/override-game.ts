import type { Queryable } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { indexGames } from "./search/index-games.ts";
import { forgetCatalogues } from "./read-catalogue.ts";

/** What a merchant wishes of a game; what is absent is as the vendor says. */
export interface GameWish {
  readonly merchantId: string;
  readonly nodeId: string;
  readonly hidden?: boolean;
  readonly isHot?: boolean;
  readonly isNew?: boolean;
  /** Another category than the vendor's (specification 3.12). */
  readonly category?: string;
  /** Games with a position come first, in the order of their positions. */
  readonly position?: number;
  /** Language code → name. */
  readonly names?: Readonly<Record<string, string>>;
  /** Absolute, or a path of the platform. */
  readonly imageUrl?: string;
}

const upsertWish = `
  insert into games_overrides (merchant_id, node_id, hidden, is_hot, is_new, position, names, image_url, category)
  values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)
  on conflict (merchant_id, node_id) do update
  set hidden = excluded.hidden, is_hot = excluded.is_hot, is_new = excluded.is_new, position = excluded.position, names = excluded.names,
      image_url = excluded.image_url, category = excluded.category`;

/** Sets a merchant's wishes of a game, all of them: no sync of the vendor's catalogue undoes them. */
export async function overrideGame(scope: Pick<Scope, "database">, queryable: Queryable, wish: GameWish): Promise<void> {
  await queryable.query(upsertWish, [
    wish.merchantId,
    wish.nodeId,
    wish.hidden ?? null,
    wish.isHot ?? null,
    wish.isNew ?? null,
    wish.position ?? null,
    wish.names === undefined ? null : JSON.stringify(wish.names),
    wish.imageUrl ?? null,
    wish.category ?? null,
  ]);
  await indexGames(queryable, [wish.nodeId]);
  forgetCatalogues(scope);
}
