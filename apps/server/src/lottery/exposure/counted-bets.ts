import { parseContent } from "@lantern/rules/lottery/content.ts";
import { payoutsOf } from "@lantern/rules/lottery/exposure/payouts.ts";
import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";

/** A stored bet, as far as the sums of its issue go. */
export interface CountedBet {
  readonly id: string;
  readonly member_id: string;
  readonly amount_units: bigint;
  readonly unit_stake_units: bigint;
  readonly play_code: string;
  readonly content: string;
  readonly odds: PlayOdds;
  readonly win_amount_max_units: bigint;
}

/** All members' stakes in an issue; its row is the one that counting locks. */
export const issueSubject = "issue";
export const memberSubject = (memberId: string): string => `member:${memberId}`;
export const numberSubject = (playCode: string, number: string): string => `number:${playCode}:${number}`;

/** The play and the number of a sum; undefined of other sums. */
export function numberOfSubject(subject: string): { readonly playId: string; readonly number: string } | undefined {
  const [kind, playId, number] = subject.split(":");
  return kind === "number" && playId !== undefined && number !== undefined ? { playId, number } : undefined;
}

/** What stored bets add to the sums of their issue, by subject. @throws RangeError for a bet that its family does not know any more. */
export function sumsOfBets(family: LotteryFamily, bets: readonly CountedBet[]): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (subject: string, units: bigint) => sums.set(subject, (sums.get(subject) ?? 0n) + units);
  for (const bet of bets) {
    const play = family.playByCode(bet.play_code);
    const parsed = play === undefined ? undefined : parseContent(play.content, bet.content);
    if (play === undefined || parsed?.ok !== true)
      throw new RangeError(`sub-order ${bet.id} holds a bet that ${family.code} no longer knows`);
    add(issueSubject, bet.amount_units);
    add(memberSubject(bet.member_id), bet.amount_units);
    const line = {
      play,
      selection: parsed.selection,
      unitStakeUnits: bet.unit_stake_units,
      odds: bet.odds,
      winAmountMaxUnits: bet.win_amount_max_units,
    };
    for (const [number, units] of payoutsOf(line)) add(numberSubject(play.code, number), units);
  }
  return sums;
}
