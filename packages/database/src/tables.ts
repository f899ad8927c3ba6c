import type { DeliveryTables } from "./rows/delivery.ts";
import type { GamesTables } from "./rows/games.ts";
import type { PlatformTables } from "./rows/platform.ts";
import type { SafeguardsTables } from "./rows/safeguards.ts";
import type { SiteTables } from "./rows/site.ts";
import type { VendorTransferTables } from "./rows/vendor-transfers.ts";
import type { WalletTables } from "./rows/wallet.ts";

/** Row types by table, for typed reads. Each capability's rows stand in a file of their own under `rows/`. */
export interface Tables
  extends PlatformTables, SiteTables, DeliveryTables, SafeguardsTables, WalletTables, GamesTables, VendorTransferTables {}
