import type { Queryable } from "@lantern/database/database.ts";
import { parseContent } from "@lantern/rules/lottery/content.ts";
import { soldPercent } from "@lantern/rules/lottery/exposure/ceilings.ts";
import { fullPercent } from "@lantern/rules/lottery/exposure/number-limits.ts";
import { singleBetsOf } from "@lantern/rules/lottery/exposure/single-bets.ts";
import { freezeOdds, oddsMissing, type OddsSet } from "@lantern/rules/lottery/odds.ts";
import type { LotteryGame } from "../lottery-game.ts";
import { numberOfSubject } from "./counted-bets.ts";
import { viewNumberLimit, type NumberLimitView } from "./number-limit-view.ts";
import { leastPayoutOf } from "./priced-order.ts";

/** Numbers of which much is sold, in the issue on sale; what was freed and not counted yet is taken off. */
const selectSold = `
  select issue.numero, counted.subject, counted.units - coalesce((
      select sum(freed.units) from lottery_issue_releases freed
      where freed.issue_id = counted.issue_id and freed.currency = counted.currency and freed.subject = counted.subject), 0)::bigint as units
  from lottery_issues issue join lottery_issue_counts counted on counted.issue_id = issue.id
  where issue.game_id = $1 and issue.state = 'open' and counted.currency = $2 and counted.subject like 'number:%' and counted.units * 2 >= $3
  order by counted.units desc limit 500`;

/** The numbers of a game that are closed or pay less, as its menu tells them: by operators, and those of which the issue on sale has sold enough. */
export async function menuNumbers(
  queryable: Queryable,
  game: LotteryGame,
  { currency, odds }: { readonly currency: string; readonly odds: OddsSet },
): Promise<NumberLimitView[]> {
  const said = game.numberLimits.map(viewNumberLimit);
  const limits = game.limits[currency];
  const ceiling = limits?.payoutLowerAtUnits ?? limits?.payoutMaxUnits;
  if (limits === undefined || ceiling === undefined) return said;
  const rows = await queryable.query<{ numero: string; subject: string; units: bigint }>(selectSold, [game.id, currency, ceiling]);
  const sold = rows.flatMap(({ numero, subject, units }): NumberLimitView[] => {
    const { playId = "", number = "" } = numberOfSubject(subject) ?? {};
    const play = game.family.playByCode(playId);
    const parsed = play === undefined ? undefined : parseContent(play.content, number);
    if (play === undefined || oddsMissing(play, odds).length > 0) return [];
    // A combination of a wheel is no line of its own: it is judged when the wheel is bet.
    const [bet] = parsed?.ok === true ? singleBetsOf(play, parsed.selection) : [];
    if (bet === undefined) return [];
    const oddsPercent = soldPercent(units, leastPayoutOf(bet, { play, odds: freezeOdds(play, odds) }, limits.betAmountMinUnits), limits);
    return oddsPercent === fullPercent ? [] : [{ number, playId, numero, oddsPercent }];
  });
  return [...said, ...sold];
}
