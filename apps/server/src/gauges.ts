import { deliveryGauges } from "./delivery/gauges.ts";
import { gamesGauges } from "./games/gauges.ts";
import { transferGauges } from "./games/transfers/gauges.ts";
import { lotteryGauges } from "./lottery/gauges.ts";
import { platformGauges } from "./platform/gauges.ts";
import type { Gauge } from "./platform/gauge.ts";
import { walletGauges } from "./wallet/gauges.ts";

/** Every capability's gauges, such as the ledger's count of problems. Each process reads them all at every scrape. */
export const gauges: readonly Gauge[] = [
  ...platformGauges,
  ...deliveryGauges,
  ...walletGauges,
  ...gamesGauges,
  ...transferGauges,
  ...lotteryGauges,
];
