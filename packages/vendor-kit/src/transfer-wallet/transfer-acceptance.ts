import { randomUUID } from "node:crypto";
import { makeTransferClient, type TransferClient, type TransferOrder, type TransferOutcome } from "./transfer-client.ts";

/** A vendor to be tested: where he answers, with which secret, and in which currency he plays. */
export interface TransferVendor {
  readonly vendorUrl: string;
  readonly secret: string;
  readonly currency: string;
}

interface Scene {
  readonly client: TransferClient;
  readonly stranger: TransferClient;
  readonly order: (amountUnits: bigint, changes?: Partial<TransferOrder>) => TransferOrder;
  readonly playerId: string;
  /** Fails the scenario unless the vendor says that this stands there. */
  readonly stands: (units: bigint) => Promise<void>;
}

export interface TransferScenario {
  readonly name: string;
  readonly run: (scene: Scene) => Promise<void>;
}

const hundred = 1_000_000n;

/** What a vendor who keeps the money must get right: for whom he plays, the platform's money depends on it. */
export const transferScenarios: readonly TransferScenario[] = [
  { name: "a player who was never there has nothing", run: ({ stands }) => stands(0n) },
  {
    name: "a deposit stands there whole, and comes back whole",
    run: async ({ client, order, stands }) => {
      must("done", await client.deposit(order(hundred)));
      await stands(hundred);
      must("done", await client.withdraw(order(hundred)));
      await stands(0n);
    },
  },
  {
    name: "the same deposit again gets the same answer and moves nothing more",
    run: async ({ client, order, stands }) => {
      const once = order(hundred);
      for (const outcome of [await client.deposit(once), await client.deposit(once), await client.deposit(once)]) must("done", outcome);
      await stands(hundred);
    },
  },
  {
    name: "the same deposit three times at once moves once",
    run: async ({ client, order, stands }) => {
      const once = order(hundred);
      for (const outcome of await Promise.all([1, 2, 3].map(() => client.deposit(once)))) must("done", outcome);
      await stands(hundred);
    },
  },
  {
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
    name: "more than there is does not come home, and nothing of it does",
    run: async ({ client, order, stands }) => {
      must("done", await client.deposit(order(hundred)));
      must("refused", await client.withdraw(order(hundred + 1n)));
      await stands(hundred);
    },
  },
  {
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
    name: "another currency is refused and moves nothing",
    run: async ({ client, order, stands }) => {
      must("refused", await client.deposit(order(hundred, { currency: "XTS" })));
      await stands(0n);
    },
  },
  {
    name: "what a stranger signs is refused and moves nothing",
    run: async ({ stranger, order, stands }) => {
      must("refused", await stranger.deposit(order(hundred)));
      await stands(0n);
    },
  },
];

export interface TransferResult {
  readonly name: string;
  /** What went wrong; undefined where it passed. */
  readonly problem: string | undefined;
}

/** Runs every scenario with a new player against a vendor that runs. */
export async function runTransferAcceptance({ vendorUrl, secret, currency }: TransferVendor): Promise<TransferResult[]> {
  const results: TransferResult[] = [];
  for (const { name, run } of transferScenarios) {
    const playerId = `acceptance-${randomUUID()}`;
    const client = makeTransferClient({ vendorUrl, secret });
    const scene: Scene = {
      client,
      stranger: makeTransferClient({ vendorUrl, secret: `${secret}-not` }),
      playerId,
      order: (amountUnits, changes) => ({ transferId: randomUUID(), playerId, currency, amountUnits, ...changes }),
      stands: async (units) => {
        const told = await client.balance({ playerId, currency });
        if (told !== units) throw new Error(`must say that ${units} units stand there, said ${String(told)}`);
      },
    };
    const problem = await run(scene).then(
      () => undefined,
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    );
    results.push({ name, problem });
  }
  return results;
}

function must(kind: TransferOutcome["kind"], outcome: TransferOutcome): void {
  if (outcome.kind !== kind) throw new Error(`must be ${kind}, was ${JSON.stringify(outcome)}`);
}
