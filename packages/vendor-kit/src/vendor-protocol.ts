import type { VendorAdapter } from "./adapter.ts";
import type { TransferClient } from "./transfer-wallet/transfer-client.ts";
import type { GamesClient, VendorClientOptions } from "./vendor-client.ts";

/** A protocol both ways: how the platform answers its vendors, and how it asks them. */
export interface VendorProtocol {
  readonly adapter: VendorAdapter;
  /** Names of the credentials' `more` without which it cannot be spoken. */
  readonly needs: readonly string[];
  readonly makeClient: (options: VendorClientOptions) => GamesClient;
  /** Of vendors who keep their players' money themselves: how it is moved there and home. */
  readonly makeTransferClient?: (options: VendorClientOptions) => TransferClient;
}
