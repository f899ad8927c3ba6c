import type { VendorAdapter } from "./adapter.ts";
import type { GamesClient, VendorClientOptions } from "./vendor-client.ts";

/** A protocol both ways: how the platform answers its vendors, and how it asks them. */
export interface VendorProtocol {
  readonly adapter: VendorAdapter;
  readonly makeClient: (options: VendorClientOptions) => GamesClient;
}
