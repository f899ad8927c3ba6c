import type { BuiltCall } from "@lantern/contract/call.ts";
import type { Static, TObject, TString } from "typebox";

/** The wallet's summary (specification 3.8). */
export const walletCall = {
  name: "get-wallet",
  capability: "wallet",
  method: "GET",
  path: "/wps/wallets/gcs",
  access: "session",
} as unknown as BuiltCall & { readonly access: "session"; readonly value: TObject<{ sumBalance: TString; currency: TString }> };

export type WalletSummary = Static<(typeof walletCall)["value"]>;
