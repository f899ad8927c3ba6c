export interface GamesIntegrationRow {
  readonly code: string;
  readonly protocol: string;
  readonly base_url: string;
  readonly public_url: string | null;
  readonly secret_reference: string;
  readonly catalogue_version: string | null;
  readonly synced_at: Date | null;
  readonly allowed_networks: readonly string[];
  readonly round_closing: "vendor" | "result";
  readonly amount_decimals: number | null;
}

export interface GamesVendorRow {
  readonly merchant_id: string;
  readonly code: string;
  readonly integration_code: string | null;
  readonly category: string | null;
  readonly display_names: Readonly<Record<string, string>>;
  readonly icon_url: string;
  readonly free_play: boolean;
  readonly position: number;
  readonly hidden: boolean;
}

export interface GamesCatalogueRow {
  readonly node_id: string;
  readonly integration_code: string;
  readonly vendor_code: string;
  readonly game_code: string;
  readonly game_id: string;
  readonly room_id: string;
  readonly game_group_id: string;
  readonly lotto_mode: string;
  readonly category: string;
  readonly names: Readonly<Record<string, string>>;
  readonly classification: string;
  readonly image_path: string;
  readonly image_path_avif: string;
  readonly placeholder_colour: string;
  readonly free_play: boolean;
  readonly is_hot: boolean;
  readonly is_new: boolean;
  readonly min_bet_units: bigint;
  readonly min_bet_units_by_currency: Readonly<Record<string, string>>;
  readonly line_count: number;
  readonly return_to_player_percent: string | null;
  readonly volatility: string | null;
  readonly position: number;
  readonly published: boolean;
  readonly first_seen_at: Date;
  readonly changed_at: Date;
}

export interface GamesOverrideRow {
  readonly merchant_id: string;
  readonly node_id: string;
  readonly hidden: boolean | null;
  readonly is_hot: boolean | null;
  readonly is_new: boolean | null;
  readonly position: number | null;
  readonly names: Readonly<Record<string, string>> | null;
  readonly image_url: string | null;
  readonly category: string | null;
}

export interface GamesSearchRow {
  readonly node_id: string;
  readonly merchant_id: string | null;
  readonly lexemes: string;
  readonly shelf_id: number;
}

export interface GamesSearchShelfRow {
  readonly shelf_id: number;
  readonly merchant_id: string | null;
  readonly vendor_code: string;
  readonly currencies: readonly string[];
}

export interface GamesSearchBeginningRow {
  readonly node_id: string;
  readonly shelf_id: number;
  readonly rank: number;
  readonly beginning: string;
}

export interface GamesSearchOpeningRow {
  readonly signature: string;
  readonly opening: string;
}

export interface GamesRevisionRow {
  readonly is_only: boolean;
  readonly revision: bigint;
  readonly epoch: bigint;
}

export interface GamesCatalogueChangeRow {
  readonly node_id: string;
  readonly revision: bigint;
}

export interface GamesPictureRow {
  readonly id: string;
  readonly small_avif: Uint8Array;
  readonly small_webp: Uint8Array;
  readonly large_avif: Uint8Array;
  readonly large_webp: Uint8Array;
  readonly colour: string;
  readonly created_at: Date;
}

export interface GamesPictureSourceRow {
  readonly integration_code: string;
  readonly path: string;
  readonly picture_id: string | null;
  readonly failures: number;
  readonly failure: string | null;
  readonly next_try_at: Date;
}

export interface GamesFavouriteRow {
  readonly member_id: string;
  readonly node_id: string;
  readonly added_at: Date;
}

export interface GamesRecentRow {
  readonly member_id: string;
  readonly node_id: string;
  readonly played_at: Date;
}

export interface GamesLaunchRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly member_id: string | null;
  readonly session_id: string | null;
  readonly trial: boolean;
  readonly integration_code: string;
  readonly vendor_code: string;
  readonly node_id: string;
  readonly game_code: string;
  readonly mode: "real" | "free";
  readonly currency: string;
  readonly language: string;
  readonly token_hash: Uint8Array | null;
  readonly started_at: Date;
  readonly expires_at: Date;
  readonly failed_at: Date | null;
}

export interface GamesRoundRow {
  readonly id: string;
  readonly started_at: Date;
  readonly merchant_id: string;
  readonly member_id: string;
  readonly trial: boolean;
  readonly integration_code: string;
  readonly vendor_code: string;
  readonly round_id: string;
  readonly node_id: string;
  readonly game_code: string;
  readonly currency: string;
  readonly stake_units: bigint;
  readonly win_units: bigint;
  readonly refund_units: bigint;
  readonly live_bet_count: number;
  readonly state: "open" | "settled" | "cancelled";
  readonly ended_at: Date | null;
  readonly last_at: Date;
}

export interface GamesVendorTransactionRow {
  readonly integration_code: string;
  readonly transaction_id: string;
  readonly type: "bet" | "win" | "rollback" | "tombstone";
  readonly member_id: string;
  readonly round_id: string;
  readonly round_key: string | null;
  readonly round_started_at: Date | null;
  readonly opens_round: boolean;
  readonly game_code: string;
  readonly currency: string;
  readonly amount_units: bigint;
  readonly of_transaction_id: string | null;
  readonly request_hash: Uint8Array | null;
  readonly balance_units: bigint | null;
  readonly transfer_id: string | null;
  readonly rolled_back_at: Date | null;
  readonly created_at: Date;
  /** Given by the database. */
  readonly stored_order: bigint;
}

export interface GamesFixtureFeedRow {
  readonly integration_code: string;
  readonly fixtures: unknown;
  readonly synced_at: Date;
}

export interface GamesTables {
  readonly games_integrations: GamesIntegrationRow;
  readonly games_vendors: GamesVendorRow;
  readonly games_catalogue: GamesCatalogueRow;
  readonly games_overrides: GamesOverrideRow;
  readonly games_search: GamesSearchRow;
  readonly games_search_shelves: GamesSearchShelfRow;
  readonly games_search_beginnings: GamesSearchBeginningRow;
  readonly games_search_openings: GamesSearchOpeningRow;
  readonly games_revision: GamesRevisionRow;
  readonly games_catalogue_changes: GamesCatalogueChangeRow;
  readonly games_pictures: GamesPictureRow;
  readonly games_picture_sources: GamesPictureSourceRow;
  readonly games_favourites: GamesFavouriteRow;
  readonly games_recents: GamesRecentRow;
  readonly games_launches: GamesLaunchRow;
  readonly games_rounds: GamesRoundRow;
  readonly games_vendor_transactions: GamesVendorTransactionRow;
  readonly games_fixture_feeds: GamesFixtureFeedRow;
}
