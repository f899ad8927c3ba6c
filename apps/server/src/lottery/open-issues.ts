import { randomBytes } from "node:crypto";
import type { Transaction } from "@lantern/database/database.ts";
import { seedBytes, seedCommitment } from "@lantern/rules/lottery/draw.ts";
import { beaconRoundOf, type BeaconChain } from "@lantern/rules/lottery/beacon/beacon-chain.ts";
import { chainStart, commitmentLink } from "@lantern/rules/lottery/commitment-chain.ts";
import { issueAt, type ScheduledIssue } from "@lantern/rules/lottery/issue-schedule.ts";
import { recordEvent } from "../platform/event.ts";
import { newId } from "../platform/id.ts";
import type { Scope } from "../platform/context.ts";
import { beaconNameOf } from "./issue-view.ts";
import { correctableUntil, listAllGames, resultDueAt, type LotteryGame } from "./lottery-game.ts";
import { readLastLink, type IssueRow } from "./lottery-issue.ts";

/** What is announced stays: an issue takes its results from where its game did then. Only an issue of the house's has a seed. */
const openIssueRow = `
  insert into lottery_issues (
    id, game_id, numero, state, open_at, lock_at, draw_at, options, seed, commitment, source, result_due_at, beacon_chain, beacon_round,
    previous_link, link, correctable_until)
  values (
    $1, $2, $3, 'open', $4, $5, $6, $7::jsonb, case when $10 = 'house' then $8::bytea end, case when $10 = 'house' then $9 end, $10, $11,
    case when $10 = 'house' then $12::jsonb end, case when $10 = 'house' then $13::integer end, case when $10 = 'house' then $14 end, case when $10 = 'house' then $15 end, $16)
  on conflict (game_id, numero) do update
    set state = 'open', seed = case when lottery_issues.source = 'house' then $8::bytea end,
      commitment = case when lottery_issues.source = 'house' then $9 end,
      beacon_chain = case when lottery_issues.source = 'house' then $12::jsonb end,
      beacon_round = case when lottery_issues.source = 'house' then $13::integer end,
      previous_link = case when lottery_issues.source = 'house' then $14 end,
      link = case when lottery_issues.source = 'house' then $15 end
    where lottery_issues.state = 'scheduled'
  returning commitment, beacon_chain, beacon_round, link`;

/** What each game opened last: games are looked at several times a second, and open an issue once in its time. */
const openedNumeros = new WeakMap<object, Map<number, string>>();

/** Opens the issue whose time it is, of every game that has not opened it yet (also the ones that a chase announced). */
export async function openIssues(scope: Scope): Promise<void> {
  for (const game of await listAllGames(scope.database)) await openIssueOf(scope, game);
}

async function openIssueOf(scope: Scope, game: LotteryGame): Promise<void> {
  const issue = issueAt(game.schedule, scope.clock.now());
  const opened = openedNumeros.get(scope.database) ?? new Map<number, string>();
  openedNumeros.set(scope.database, opened);
  if (issue.lockAt <= scope.clock.now() || opened.get(game.id) === issue.numero) return;
  await openIssue(scope, game, issue);
  opened.set(game.id, issue.numero);
}

async function openIssue(scope: Scope, game: LotteryGame, issue: ScheduledIssue): Promise<void> {
  const chain = scope.configuration.beacon?.chain;
  const round = chain === undefined ? null : beaconRoundOf(chain, issue.lockAt.getTime());
  const seed = randomBytes(seedBytes);
  const commitment = seedCommitment({ gameCode: game.code, numero: issue.numero, seed });
  await scope.database.tx(async (transaction) => {
    const { previousLink, link } = await linksOf(transaction, game, { numero: issue.numero, commitment, chain, round });
    const [opened] = await transaction.query<Pick<IssueRow, "commitment" | "beacon_chain" | "beacon_round" | "link">>(openIssueRow, [
      newId(scope.clock),
      game.id,
      issue.numero,
      issue.openAt,
      issue.lockAt,
      issue.drawAt,
      JSON.stringify(game.options),
      seed,
      commitment,
      game.resultSource,
      resultDueAt(game, issue.drawAt),
      chain === undefined ? null : JSON.stringify(chain),
      round,
      previousLink,
      link,
      correctableUntil(game, issue.drawAt),
    ]);
    if (opened === undefined) return;
    await recordEvent(transaction, {
      topic: "lottery.issue_opened",
      merchantId: game.merchantId,
      payload: {
        gameId: game.id,
        numero: issue.numero,
        lockAt: issue.lockAt.toISOString(),
        drawAt: issue.drawAt.toISOString(),
        commitment: opened.commitment ?? "",
        link: opened.link ?? "",
        ...beaconNameOf(opened),
      },
    });
  });
}

interface ToAnnounce {
  readonly numero: string;
  readonly commitment: string;
  readonly chain: BeaconChain | undefined;
  readonly round: number | null;
}

/** Links what is announced with what the game announced last. Of two that would follow the same link the database refuses the second. */
async function linksOf(
  transaction: Transaction,
  game: LotteryGame,
  { numero, commitment, chain, round }: ToAnnounce,
): Promise<{ previousLink: string; link: string }> {
  const previousLink = (await readLastLink(transaction, game.id)) ?? chainStart(game.code);
  const beacon = chain === undefined || round === null ? {} : { beacon: { ...chain, round } };
  return { previousLink, link: commitmentLink(game.code, previousLink, { numero, commitment, ...beacon }) };
}
