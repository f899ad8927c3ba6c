import { getThirdPartyRecords as getThirdPartyRecordsCall } from "@lantern/contract/records/get-third-party-records.ts";
import { listBets as listBetsCall } from "@lantern/contract/records/list-bets.ts";
import { listTransactionCodes as listTransactionCodesCall } from "@lantern/contract/records/list-transaction-codes.ts";
import { listTransactions as listTransactionsCall } from "@lantern/contract/records/list-transactions.ts";
import { searchEverything as searchEverythingCall } from "@lantern/contract/records/search-everything.ts";
import { answer, type Answer } from "../http/answer.ts";
import { getThirdPartyRecords } from "./get-third-party-records.ts";
import { listBets } from "./list-bets.ts";
import { listTransactionCodes } from "./list-transaction-codes.ts";
import { listTransactions } from "./list-transactions.ts";
import { searchEverything } from "./search-everything.ts";

export const recordsAnswers: readonly Answer[] = [
  answer(getThirdPartyRecordsCall, getThirdPartyRecords),
  answer(listBetsCall, listBets),
  answer(listTransactionCodesCall, listTransactionCodes),
  answer(listTransactionsCall, listTransactions),
  answer(searchEverythingCall, searchEverything),
];
