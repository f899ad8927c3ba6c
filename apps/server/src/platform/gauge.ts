import type { Scope } from "./context.ts";

/** A number that a capability shows among the metrics, read when they are asked for. */
export interface Gauge {
  /** Prometheus name, such as `lantern_ledger_faults`. */
  readonly name: string;
  readonly help: string;
  read(scope: Scope): Promise<number>;
}
