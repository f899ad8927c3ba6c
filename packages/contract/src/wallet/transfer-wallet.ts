import { planCall } from "../call.ts";

export const transferWallet = planCall({
  name: "transfer-wallet",
  capability: "wallet",
  method: "POST",
  path: "/wps/relay/GCS_walletTransfer",
  access: "member",
  summary: "Moves money into or out of a transfer-wallet vendor.",
});
