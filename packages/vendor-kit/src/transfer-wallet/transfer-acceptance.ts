import { randomUUID } from "node:crypto";
import type { Exchange } from "../send-signed.ts";
import { makeTransferClient, type TransferClient, type TransferOrder, type TransferOutcome } from "./transfer-client.ts";

/** A vendor to be tested: where he answers, with which secret, and in which currency he plays. */
export interface TransferVendor {
  readonly vendorUrl: string;
  readonly secret: string;
  readonly currency: string;
  /** For one answer; 8 seconds where absent. */
  readonly timeoutMs?: number;
  /** Hears of each call once it is over. */
  readonly onExchange?: (exchange: Exchange) => void;
}

interface Scene {
  readonly client: TransferClient;
  readonly stranger: TransferClient;
  /** Gives up before an answer can come. */
  readonly impatient: TransferClient;
  readonly order: (amountUnits: bigint, changes?: Partial<TransferOrder>) => TransferOrder;
  readonly playerId: string;
  /** Fails the scenario unless the vendor says that this stands there. */
  readonly stands: (units: bigint) => Promise<void>;
}

export const transferScenarioCodes = [
  "unknown_member",
  "deposit_withdraw",
  "repeated_deposit",
  "repeated_withdrawal",
  "repeated_at_once",
  "other_body",
  "too_much",
  "lookup",
  "unknown_reference",
  "other_currency",
  "foreign_signature",
  "lost_answer",
] as const;
export type TransferScenarioCode = (typeof transferScenarioCodes)[number];

export interface TransferScenario {
  readonly code: TransferScenarioCode;
  readonly name: string;
  readonly run: (scene: Scene) => Promise<void>;
}

const hundred = 1_000_000n;

/** What a vendor who keeps the money must get right: for whom he plays, the platform's money depends on it. */
export const transferScenarios: readonly TransferScenario[] = [
  { code: "unknown_member", name: "a player who was never there has nothing", run: ({ stands }) => stands(0n) },
  {
    code: "deposit_withdraw",
    name: "a deposit stands there whole, and comes back whole",
    run: async ({ client, order, stands }) => {
      must("done", await client.deposit(order(hundred)));
      await stands(hundred);
      must("done", await client.withdraw(order(hundred)));
      await stands(0n);
    },
  },
  {
    code: "repeated_deposit",
    name: "the same deposit again gets the same answer and moves nothing more",
    run: async ({ client, order, stands }) => {
      const once = order(hundred);
      for (const outcome of [await client.deposit(once), await client.deposit(once), await client.deposit(once)]) must("done", outcome);
      await stands(hundred);
    },
  },
  {
    code: "repeated_withdrawal",
    name: "the same withdrawal again gets the same answer and moves nothing more",
    run: async ({ client, order, stands }) => {
      must("done", await client.deposit(order(hundred)));
      const once = order(hundred / 4n);
      for (const outcome of [await client.withdraw(once), await client.withdraw(once), await client.withdraw(once)]) must("done", outcome);
      await stands((hundred * 3n) / 4n);
    },
  },
  {
    code: "repeated_at_once",
    name: "the same deposit three times at once moves once",
    run: async ({ client, order, stands }) => {
      const once = order(hundred);
      for (const outcome of await Promise.all([1, 2, 3].map(() => client.deposit(once)))) must("done", outcome);
      await stands(hundred);
    },
  },
  {
    code: "other_body",
    name: "an id with another amount, or for the other way, is refused and moves nothing",
    run: async ({ client, order, stands }) => {
      const once = order(hundred);
      must("done", await client.deposit(once));
      must("refused", await client.deposit({ ...once, amountUnits: hundred + 1n }));
      must("refused", await client.withdraw(once));
      await stands(hundred);
    },
  },
  {
    code: "too_much",
    name: "more than there is does not come home, and nothing of it does",
    run: async ({ client, order, stands }) => {
      must("done", await client.deposit(order(hundred)));
      must("refused", await client.withdraw(order(hundred + 1n)));
      await stands(hundred);
    },
  },
  {
    code: "lookup",
    name: "what was done, and what was refused, is told by its id",
    run: async ({ client, order }) => {
      const [done, refused] = [order(hundred), order(hundred * 2n)];
      must("done", await client.deposit(done));
      must("refused", await client.withdraw(refused));
      must("done", await client.status(done));
      must("refused", await client.status(refused));
    },
  },
  {
    code: "unknown_reference",
    name: "a transfer that is asked for before it comes is refused for ever",
    run: async ({ client, order, stands }) => {
      const late = order(hundred);
      must("refused", await client.status(late));
      must("refused", await client.deposit(late));
      must("refused", await client.status(late));
      await stands(0n);
    },
  },
  {
    code: "other_currency",
    name: "another currency is refused and moves nothing",
    run: async ({ client, order, stands }) => {
      must("refused", await client.deposit(order(hundred, { currency: "XTS" })));
      await stands(0n);
    },
  },
  {
    code: "foreign_signature",
    name: "what a stranger signs is refused and moves nothing",
    run: async ({ stranger, order, stands }) => {
      must("refused", await stranger.deposit(order(hundred)));
      await stands(0n);
    },
  },
  {
    code: "lost_answer",
    name: "a deposit whose answer nobody waited for is told by its id, and whatever is told stays so",
    run: async ({ client, impatient, order, stands }) => {
      const once = order(hundred);
      await impatient.deposit(once);
      const told = await client.status(once);
      if (told.kind === "unknown") throw new Error(`must be done or refused, was ${JSON.stringify(told)}`);
      must(told.kind, await client.deposit(once));
      must(told.kind, await client.status(once));
      await stands(told.kind === "done" ? hundred : 0n);
    },
  },
];

export interface TransferResult {
  readonly code: TransferScenarioCode;
  readonly name: string;
  readonly outcome: "passed" | "failed" | "skipped";
  /** What went wrong, where it failed. */
  readonly problem: string | undefined;
  readonly durationMs: number;
}

/** No answer comes by then from anywhere. */
const impatientMs = 1;

/**
 * Runs every scenario with a new player against a vendor that runs, and takes home what it left there. Once a call had no answer at
 * all, the scenarios after it are skipped: each would wait as long.
 */
export async function runTransferAcceptance(vendor: TransferVendor): Promise<TransferResult[]> {
  const results: TransferResult[] = [];
  let silent = false;
  const onExchange = (exchange: Exchange): void => {
    silent ||= exchange.httpStatus === undefined;
    vendor.onExchange?.(exchange);
  };
  for (const { code, name, run } of transferScenarios) {
    if (silent) {
      results.push({ code, name, outcome: "skipped", problem: undefined, durationMs: 0 });
      continue;
    }
    const startedMs = performance.now();
    const scene = sceneOf(vendor, onExchange);
    const problem = await run(scene).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    );
    const durationMs = Math.round(performance.now() - startedMs);
    results.push({ code, name, outcome: problem === undefined ? "passed" : "failed", problem, durationMs });
    if (!silent) await takeHome(scene, vendor.currency);
  }
  return results;
}

function sceneOf(
  { vendorUrl, secret, currency, timeoutMs, onExchange: hear }: TransferVendor,
  onExchange: (exchange: Exchange) => void,
): Scene {
  const playerId = `acceptance-${randomUUID()}`;
  const timed = timeoutMs === undefined ? {} : { timeoutMs };
  const client = makeTransferClient({ vendorUrl, secret, ...timed, onExchange });
  return {
    client,
    stranger: makeTransferClient({ vendorUrl, secret: `${secret}-not`, ...timed, onExchange }),
    impatient: makeTransferClient({ vendorUrl, secret, timeoutMs: impatientMs, onExchange: hear }),
    playerId,
    order: (amountUnits, changes) => ({ transferId: randomUUID(), playerId, currency, amountUnits, ...changes }),
    stands: async (units) => {
      const told = await client.balance({ playerId, currency });
      if (told !== units) throw new Error(`must say that ${units} units stand there, said ${String(told)}`);
    },
  };
}

async function takeHome({ client, order, playerId }: Scene, currency: string): Promise<void> {
  const left = await client.balance({ playerId, currency });
  if (left !== undefined && left > 0n) await client.withdraw(order(left));
}

function must(kind: TransferOutcome["kind"], outcome: TransferOutcome): void {
  if (outcome.kind !== kind) throw new Error(`must be ${kind}, was ${JSON.stringify(outcome)}`);
}
