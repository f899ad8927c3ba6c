import { startTransferStandIn, type TransferStandIn } from "@lantern/vendor-kit/transfer-wallet/transfer-stand-in.ts";
import { checkLedger } from "../../wallet/check-ledger.ts";
import { walletChecks } from "../../wallet/ledger-checks.ts";
import { createIntegration } from "../create-integration.ts";
import { createVendor } from "../create-vendor.ts";
import { gamesLedgerChecks } from "../ledger-checks.ts";
import { transferLedgerChecks } from "../transfers/ledger-checks.ts";
import { recoverTransfers } from "../transfers/recover-transfers.ts";
import { listTransferVendors, type TransferVendor } from "../transfers/transfer-vendor.ts";
import { startGamesServer, type GamesServer } from "./games-server.ts";

/** A platform and a vendor who keeps his players' money, both running. */
export interface TransferStage {
  readonly server: GamesServer;
  readonly standIn: TransferStandIn;
  readonly vendor: TransferVendor;
  /** Lets time pass until every transfer was asked for that a vendor may have forgotten to answer. */
  readonly recover: () => Promise<void>;
  /** What the checker finds, the transfers' own checks included. */
  readonly problems: () => Promise<readonly object[]>;
  readonly close: () => Promise<void>;
}

const secret = "what platform and bank have been told";

export async function startTransferStage(): Promise<TransferStage> {
  const standIn = await startTransferStandIn({ secret });
  const server = await startGamesServer({ vendorKeys: { bank: { secret, more: {}, also: undefined } } });
  server.clock.set(new Date());
  const { scope, merchantId } = server;
  await server.database.tx(async (transaction) => {
    await createIntegration(scope, transaction, {
      code: "BANK",
      protocol: "transfer-wallet",
      baseUrl: standIn.url,
      secretReference: "bank",
    });
    await createVendor(transaction, {
      merchantId,
      code: "BANKLIGHTS",
      integrationCode: "BANK",
      displayNames: { en: "Bank Lights" },
      position: 0,
    });
  });
  const [vendor] = await listTransferVendors(scope, merchantId, "BANKLIGHTS");
  if (vendor === undefined) throw new Error("The vendor was not installed");
  return {
    server,
    standIn,
    vendor,
    recover: async () => {
      server.clock.advance(20 * 60_000);
      await recoverTransfers(scope);
    },
    problems: async () => (await checkLedger(server.database, [...walletChecks, ...gamesLedgerChecks, ...transferLedgerChecks])).problems,
    close: async () => {
      await server.close();
      await standIn.close();
    },
  };
}
