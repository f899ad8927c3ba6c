import type { DialectAnswer } from "@lantern/vendor-kit/acceptance/dialect.ts";
import type { VendorOperation } from "@lantern/vendor-kit/adapter.ts";
import { booksOf, differences } from "./books.ts";
import { openWorld, predict, type World } from "./oracle.ts";
import { describeOperation, type Plan, type PlannedEvent, type PlannedOperation, type PlannedRequest } from "./plan.ts";
import type { PlatformUnderTest } from "./platform-under-test.ts";
import { worldsAfter, type AnsweredRequest } from "./worlds.ts";

let runs = 0;

/** Does a plan to the platform with new players and new ids. @returns what went against the rules, or undefined where nothing did. */
export async function runPlan(platform: PlatformUnderTest, plan: Plan): Promise<string | undefined> {
  const prefix = `run${process.pid}-${(runs += 1)}-`;
  const { dialect } = platform.wire;
  const players = await Promise.all(plan.openingUnits.map((units) => platform.newPlayer(units)));
  const playerIds = players.map(({ playerId }) => playerId);
  const tokens = players.map(({ playerToken }) => playerToken);
  let worlds: readonly World[] = [openWorld(plan.openingUnits)];

  for (const [index, step] of plan.steps.entries()) {
    if (step.kind === "event") {
      worlds = await happen(step.event, step.player);
      continue;
    }
    const answered = await Promise.all(step.together.map(async (request) => ({ request, answer: await ask(request) })));
    const next = worldsAfter(worlds, answered, dialect);
    if (next.length === 0) return `step ${index + 1} was answered against the rules:\n${explain(worlds, answered)}`;
    worlds = next;
  }
  const is = await platform.books(playerIds, prefix);
  const found = worlds.map((world) => differences(is, booksOf(world)));
  if (found.some((lines) => lines.length === 0)) return undefined;
  return `the books are not what the answers said:\n${found[0]?.join("\n") ?? ""}`;

  async function happen(event: PlannedEvent, player: number): Promise<World[]> {
    const [playerId, playerToken] = [playerIds[player] ?? "", tokens[player] ?? ""];
    if (event === "suspended") await platform.suspend(playerId);
    if (event === "token_expires") await platform.expire(playerToken);
    if (event === "new_launch") tokens[player] = await platform.newLaunch(playerId);
    return worlds.map((world) => worldAfterEvent(world, event, String(player)));
  }

  async function ask({ operations, malformedAmount }: PlannedRequest): Promise<DialectAnswer> {
    const real = operations.map(named);
    const { secret, vendorCode } = platform.wire;
    const change = malformedAmount === undefined ? undefined : { amount: malformedAmount };
    const [only] = real;
    const last = real.at(-1);
    if (only === undefined || last === undefined) throw new Error("A request asks for something");
    const request =
      real.length > 1 ? dialect.writeBatch?.(real, { vendorCode, secret }) : dialect.write(only, { vendorCode, secret }, change);
    if (request === undefined) throw new Error(`${dialect.protocol} has no request of several operations`);
    const { httpStatus, body } = await platform.send(request);
    return dialect.read(last, httpStatus, body);
  }

  function named(operation: PlannedOperation): VendorOperation {
    const common = {
      roundId: prefix + operation.roundId,
      gameCode: platform.gameCode,
      playerId: playerIds[Number(operation.playerId)] ?? "",
    };
    if (operation.kind === "end_round") return { ...operation, ...common };
    const transactionId = prefix + operation.transactionId;
    if (operation.kind === "bet")
      return { ...operation, ...common, transactionId, playerToken: tokens[Number(operation.playerToken)] ?? "" };
    if (operation.kind === "rollback") {
      return { ...operation, ...common, transactionId, originalTransactionId: prefix + operation.originalTransactionId };
    }
    const of = operation.betTransactionId === undefined ? {} : { betTransactionId: prefix + operation.betTransactionId };
    return { ...operation, ...common, transactionId, ...of };
  }

  function explain(before: readonly World[], answered: readonly AnsweredRequest[]): string {
    const [world] = before;
    return answered
      .map(({ request, answer }) => {
        const said = `${request.operations.map(describeOperation).join(" + ")}: ${answer.status} ${String(answer.balanceUnits)}`;
        if (world === undefined) return said;
        const { prediction } = predict(world, request, dialect.policy);
        const must = prediction.done ? "ok" : [...prediction.reasons].join(" or ");
        return `${said}, alone it must be ${must} ${String(prediction.balanceUnits)}`;
      })
      .join("\n");
  }
}

function worldAfterEvent(world: World, event: PlannedEvent, player: string): World {
  if (event === "suspended") return { ...world, suspended: new Set([...world.suspended, player]) };
  if (event === "new_launch") return { ...world, liveTokens: new Set([...world.liveTokens, player]) };
  return { ...world, liveTokens: new Set([...world.liveTokens].filter((live) => live !== player)) };
}
