import { openDatabase } from "@lantern/database/open-database.ts";
import type { PostOutcome } from "../movement.ts";
import { post, postBatch } from "../post.ts";
import { bankMovement, repeatableRandom } from "./bank-movement.ts";

/** What the bank test tells a process of its own to do. */
export interface BankTask {
  readonly url: string;
  readonly memberIds: readonly string[];
  /** Decides what each number's movement is: the same in every process. */
  readonly seed: number;
  /** Decides in which order this process takes the numbers. */
  readonly orderSeed: number;
  readonly numbers: number;
  readonly clients: number;
}

/** What came of a number here. */
export interface BankAnswer {
  readonly number: number;
  readonly refused?: string;
  readonly transferId?: string;
  readonly replayed?: boolean;
  readonly balanceUnits?: string;
}

function toAnswer(number: number, outcome: PostOutcome): BankAnswer {
  if ("refused" in outcome) return { number, refused: outcome.refused };
  return { number, transferId: outcome.transferId, replayed: outcome.replayed, balanceUnits: String(outcome.balanceUnits) };
}

/** Numbers in a rough order: near enough for references back to find something, mixed enough for processes to collide. */
function shuffledNumbers({ numbers, orderSeed }: BankTask): number[] {
  const random = repeatableRandom(orderSeed);
  return Array.from({ length: numbers }, (_, number) => ({ number, rank: number + random() * 60 }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ number }) => number);
}

async function work(task: BankTask): Promise<BankAnswer[]> {
  const database = await openDatabase({ url: task.url, poolSize: task.clients });
  const waiting = shuffledNumbers(task);
  const answers: BankAnswer[] = [];
  const movementOf = (number: number) => bankMovement(number, task.seed, task.memberIds);
  const client = async (index: number) => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const taken = index % 4 === 0 ? [number, ...waiting.splice(0, 5)] : [number];
      const outcomes = await database.tx(async (transaction) =>
        taken.length === 1
          ? Promise.all(taken.map((each) => post(transaction, movementOf(each))))
          : postBatch(transaction, taken.map(movementOf)),
      );
      answers.push(...taken.flatMap((each, position) => (outcomes[position] === undefined ? [] : [toAnswer(each, outcomes[position])])));
    }
  };
  await Promise.all(Array.from({ length: task.clients }, (_, index) => client(index)));
  await database.close();
  return answers;
}

if (import.meta.main) {
  const answers = await work(JSON.parse(process.argv[2] ?? "") as BankTask);
  process.stdout.write(JSON.stringify(answers));
}
