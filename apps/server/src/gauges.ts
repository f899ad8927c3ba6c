import type { Gauge } from "./platform/gauge.ts";

/** Every capability's gauges, such as the ledger's count of faults. */
export const gauges: readonly Gauge[] = [];
