import { actionWalletAdapter } from "@lantern/vendor-kit/action-wallet/action-wallet-adapter.ts";
import { makeActionClient } from "@lantern/vendor-kit/action-wallet/action-client.ts";
import { makeRsaClient } from "@lantern/vendor-kit/rsa-wallet/rsa-client.ts";
import { rsaWalletAdapter } from "@lantern/vendor-kit/rsa-wallet/rsa-wallet-adapter.ts";
import { studioAdapter } from "@lantern/vendor-kit/studio-adapter.ts";
import { makeTransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import { transferWalletAdapter } from "@lantern/vendor-kit/transfer-wallet/transfer-wallet-adapter.ts";
import { makeVendorClient } from "@lantern/vendor-kit/vendor-client.ts";
import type { VendorProtocol } from "@lantern/vendor-kit/vendor-protocol.ts";

/** The protocols that the platform speaks, each of a kind of vendor. */
const protocols: readonly VendorProtocol[] = [
  { adapter: studioAdapter, needs: [], makeClient: makeVendorClient },
  { adapter: rsaWalletAdapter, needs: ["publicKey", "operatorId"], makeClient: makeRsaClient },
  { adapter: actionWalletAdapter, needs: [], makeClient: makeActionClient },
  { adapter: transferWalletAdapter, needs: [], makeClient: makeVendorClient, makeTransferClient },
];

export const protocolNames: readonly string[] = protocols.map(({ adapter }) => adapter.protocol);

/** @throws Error for a protocol that is not listed: an integration is never stored with one. */
export function protocolOf(name: string): VendorProtocol {
  const protocol = protocols.find(({ adapter }) => adapter.protocol === name);
  if (protocol === undefined) throw new Error(`There is no adapter for the protocol "${name}": list one in vendor-protocols.ts.`);
  return protocol;
}
