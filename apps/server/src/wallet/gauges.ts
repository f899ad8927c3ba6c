import type { Gauge } from "../platform/gauge.ts";
import { countLedgerProblems } from "./run-ledger-check.ts";

export const walletGauges: readonly Gauge[] = [
  {
    name: "lantern_ledger_problems",
    help: "Problems that the last check of the ledger found; above zero is an alarm, -1 means that none has run",
    read: async (scope) => (await countLedgerProblems(scope)) ?? -1,
  },
];
