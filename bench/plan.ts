import { parseArgs } from "node:util";

/** How long and how much is measured. */
export interface Plan {
  readonly name: "quick" | "usual" | "full";
  readonly rounds: number;
  readonly roundMs: number;
  /** Open streams that a draw is told to. */
  readonly streams: number;
  readonly draws: number;
  /** Starts of the built and seeded platform. */
  readonly starts: number;
  /** pgbench's scale factor for its tpcb-like script. */
  readonly tpcbScale: number;
  /** Bets of the issues that are settled, the smallest issue first. */
  readonly settledBets: readonly number[];
  /** Movements in the ledger at which its speed is looked at. */
  readonly ledgerRows: readonly number[];
  /** Names of what is measured; all where empty. */
  readonly only: readonly string[];
  readonly output: string;
  /** Said at the top of the results: what else went on on the machine. */
  readonly remark: string | undefined;
  readonly help: boolean;
}

const sizes = {
  quick: {
    rounds: 3,
    roundMs: 1_000,
    streams: 500,
    draws: 5,
    starts: 1,
    tpcbScale: 20,
    settledBets: [10_000, 100_000],
    ledgerRows: [10_000, 100_000],
  },
  usual: {
    rounds: 3,
    roundMs: 2_000,
    streams: 5_000,
    draws: 15,
    starts: 3,
    tpcbScale: 20,
    settledBets: [10_000, 100_000, 1_000_000],
    ledgerRows: [10_000, 100_000, 1_000_000],
  },
  full: {
    rounds: 7,
    roundMs: 5_000,
    streams: 5_000,
    draws: 25,
    starts: 5,
    tpcbScale: 20,
    settledBets: [10_000, 100_000, 1_000_000],
    ledgerRows: [10_000, 100_000, 1_000_000],
  },
} as const;

/** Reads the flags. @throws Error for an unknown flag, or for two sizes at once. */
export function readPlan(parameters: readonly string[]): Plan {
  const { values } = parseArgs({
    args: [...parameters],
    options: {
      quick: { type: "boolean", default: false },
      full: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      output: { type: "string", default: "bench/results.md" },
      remark: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.quick && values.full) throw new Error("--quick and --full exclude each other: choose one.");
  const name = values.quick ? "quick" : values.full ? "full" : "usual";
  const only = values.only.split(",").filter((word) => word !== "");
  return { name, ...sizes[name], only, output: values.output, remark: values.remark, help: values.help };
}
