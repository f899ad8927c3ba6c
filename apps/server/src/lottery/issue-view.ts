import type { Static } from "typebox";
import type { currentIssue, drawnIssue, voidIssue } from "@lantern/contract/schemas/lottery-issue.ts";
import { issueWireState } from "@lantern/rules/lottery/issue-states.ts";
import type { LotteryGame } from "./lottery-game.ts";
import type { IssueRow } from "./lottery-issue.ts";

export type DrawnIssueView = Static<typeof drawnIssue>;
export type VoidIssueView = Static<typeof voidIssue>;
export type CurrentIssueView = Static<typeof currentIssue>;

const hex = (bytes: Uint8Array | null): string => (bytes === null ? "" : Buffer.from(bytes).toString("hex"));

/** Milliseconds to the lock, 0 from then on (specification 3.13.3, 4.9). */
export function remainTimeMs(issue: Pick<IssueRow, "lock_at">, at: Date): number {
  return Math.max(0, issue.lock_at.getTime() - at.getTime());
}

export function isOnSale(issue: IssueRow | undefined, at: Date): boolean {
  return issue !== undefined && issue.state === "open" && issue.lock_at > at;
}

export function lockTimeSeconds(issue: Pick<IssueRow, "lock_at" | "draw_at">): number {
  return Math.round((issue.draw_at.getTime() - issue.lock_at.getTime()) / 1000);
}

type BeaconName = Pick<CurrentIssueView, "beacon">;

/** The public round that an issue waits for; nothing where it waits for none. */
export function beaconNameOf({ beacon_chain: chain, beacon_round: round }: Pick<IssueRow, "beacon_chain" | "beacon_round">): BeaconName {
  return chain === null || round === null ? {} : { beacon: { ...chain, round } };
}

/** The same with its signature. */
function beaconOf(issue: IssueRow): Pick<DrawnIssueView, "beacon"> {
  const { beacon } = beaconNameOf(issue);
  return beacon === undefined ? {} : { beacon: { ...beacon, signature: hex(issue.beacon_signature) } };
}

export function viewCurrentIssue(issue: IssueRow, at: Date): CurrentIssueView {
  return {
    numero: issue.numero,
    gameId: issue.game_id,
    remainTime: remainTimeMs(issue, at),
    drawTime: Math.max(0, issue.draw_at.getTime() - at.getTime()),
    lockTime: lockTimeSeconds(issue),
    isSale: isOnSale(issue, at),
    commitment: issue.commitment ?? "",
    link: issue.link ?? "",
    ...beaconNameOf(issue),
  };
}

function drawnStateOf({ state, result_version: resultVersion }: IssueRow): DrawnIssueView["state"] {
  const wireState = issueWireState({ state, resultVersion });
  return wireState === "settled" || wireState === "correcting" || wireState === "corrected" ? wireState : "drawn";
}

/** @throws Error for an issue that is not void. */
export function viewVoidIssue(issue: IssueRow): VoidIssueView {
  if (issue.void_reason === null) throw new Error(`issue ${issue.numero} is ${issue.state} and says no reason to be void`);
  return {
    numero: issue.numero,
    drawAt: issue.draw_at.toISOString(),
    reason: issue.void_reason,
    commitment: issue.commitment ?? "",
    seed: hex(issue.seed),
    betRoot: hex(issue.bet_root),
    ...beaconNameOf(issue),
  };
}

/** A drawn issue with what its result is a function of. @throws Error for one that is not drawn. */
export function viewDrawnIssue(game: LotteryGame, issue: IssueRow): DrawnIssueView {
  const parsed = game.family.parseResult(issue.result_text ?? "");
  if (!parsed.ok || issue.drawn_at === null) throw new Error(`issue ${game.code} ${issue.numero} has no result to show`);
  return {
    numero: issue.numero,
    drawnAt: issue.drawn_at.toISOString(),
    result: Object.fromEntries(Object.entries(parsed.result).map(([prize, lots]) => [prize, [...lots]])),
    state: drawnStateOf(issue),
    source: issue.source,
    version: issue.result_version,
    commitment: issue.commitment ?? "",
    seed: hex(issue.seed),
    betRoot: hex(issue.bet_root),
    betCount: issue.bet_count ?? 0,
    lockAt: issue.lock_at.toISOString(),
    ...beaconOf(issue),
  };
}
