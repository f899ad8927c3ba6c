import { Type } from "typebox";
import { declareCall } from "../call.ts";
import { balanceFields } from "../schemas/balances.ts";

export const getWallet = declareCall({
  name: "get-wallet",
  capability: "wallet",
  method: "GET",
  path: "/wps/wallets/gcs",
  access: "session",
  summary: "The member's balance, and what of his money is set aside, a bonus or owed.",
  value: Type.Object(balanceFields),
  refusals: [],
});
