import { getConsolidatedFunds as getConsolidatedFundsCall } from "@lantern/contract/wallet/get-consolidated-funds.ts";
import { getWallet as getWalletCall } from "@lantern/contract/wallet/get-wallet.ts";
import { answer, type Answer } from "../http/answer.ts";
import { getConsolidatedFunds } from "./get-consolidated-funds.ts";
import { getWallet } from "./get-wallet.ts";

export const walletAnswers: readonly Answer[] = [answer(getConsolidatedFundsCall, getConsolidatedFunds), answer(getWalletCall, getWallet)];
