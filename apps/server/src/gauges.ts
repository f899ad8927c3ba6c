import type { Gauge } from "./platform/gauge.ts";
import { walletGauges } from "./wallet/gauges.ts";

/** Every capability's gauges, such as the ledger's count of problems. */
export const gauges: readonly Gauge[] = [...walletGauges];
