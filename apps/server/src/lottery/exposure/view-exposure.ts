import type { CallValue } from "@lantern/contract/call.ts";
import type { getNumberExposure } from "@lantern/contract/operators/get-number-exposure.ts";
import { formatAmount } from "@lantern/money/amount.ts";
import type { Scope } from "../../platform/context.ts";
import { isRefusal, type Refusal } from "../../platform/refusal.ts";
import type { DeskDeed } from "../results/desk-actor.ts";
import { findDeskIssue } from "../results/find-desk-issue.ts";
import { issueSubject, numberOfSubject } from "./counted-bets.ts";
import { countStandingBets } from "./issue-sums.ts";
import { viewNumberLimit } from "./number-limit-view.ts";

export type ExposureView = CallValue<typeof getNumberExposure>;

const shownMax = 200;

/** What the house would have to pay on the numbers of an issue: counted from the bets that stand, whether the game limits them or not. */
export async function viewExposure(
  { database }: Scope,
  named: Omit<DeskDeed, "actor">,
): Promise<ExposureView | Refusal<"lottery.game_unknown" | "lottery.issue_unknown">> {
  const found = await findDeskIssue(database, named);
  if (isRefusal(found)) return found;
  const { game, issue } = found;
  const currencies: ExposureView["currencies"] = [];
  for (const currency of issue.state === "void" ? [] : Object.keys(game.limits)) {
    const sums = await countStandingBets(database, { id: issue.id, options: issue.options, game }, currency);
    const numbers = [...sums].flatMap(([subject, units]) => {
      const one = numberOfSubject(subject);
      return one === undefined ? [] : [{ ...one, units }];
    });
    if (numbers.length === 0) continue;
    currencies.push({
      currency,
      betAmount: formatAmount(sums.get(issueSubject) ?? 0n, 2),
      numbers: numbers
        .toSorted((left, right) => (left.units < right.units ? 1 : left.units > right.units ? -1 : left.number < right.number ? -1 : 1))
        .slice(0, shownMax)
        .map(({ playId, number, units }) => ({ playId, number, payout: formatAmount(units, 2) })),
    });
  }
  return {
    gameCode: game.code,
    numero: issue.numero,
    state: issue.state,
    currencies,
    limits: game.numberLimits
      .filter(({ numero }) => numero === undefined || numero === issue.numero)
      .map((limit) => ({ ...viewNumberLimit(limit), reason: limit.reason, operator: limit.operator, since: limit.since })),
  };
}
