import { chaseFactors } from "@lantern/rules/lottery/chase.ts";
import { useMemo } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import type { BettingTerms, PlayMenu } from "./bet-line.ts";
import { checkSlip, type CheckedSlip } from "./checked-slip.ts";
import { marksOf, namedNumbers, openContent, openDraft, type MarkOf } from "../picks/number-marks.ts";
import { emptyDraft } from "../picks/pick-draft.ts";
import { slipNumbers, type SlipNumbers } from "./slip-numbers.ts";
import { useNumberLimits, type NumberLimits } from "./use-number-limits.ts";
import type { ShownPlay } from "../plays/use-shown-play.ts";
import type { SlipControl } from "./use-slip.ts";

export interface CheckedSlipInput {
  readonly menu: PlayMenu;
  /** As the platform gave them: bets are checked by these. */
  readonly terms: BettingTerms;
  readonly shown: ShownPlay;
  readonly control: SlipControl;
  /** The issue that is picked for; empty before it is known. */
  readonly numero: string;
}

export interface CheckedSlipControl {
  readonly checked: CheckedSlip;
  readonly numbers: SlipNumbers;
  /** What boards and pads show under the numbers of the play on screen. */
  readonly markOf: MarkOf;
  /** Its numbers that are not sold as listed. */
  readonly markedNumbers: readonly string[];
  /** Takes the closed numbers out of everything in the slip. */
  readonly takeOut: () => void;
  readonly learn: NumberLimits["learn"];
}

/** The slip by the rules, and by what the draw that is picked for sells of its numbers. */
export function useCheckedSlip({ menu, terms, shown, control, numero }: CheckedSlipInput): CheckedSlipControl {
  const t = useText();
  const { play, playId, odds, stake } = shown;
  const { slip, change } = control;
  const { limits, learn } = useNumberLimits(menu);
  const checked = useMemo(() => checkSlip(terms, slip, playId, stake), [terms, slip, playId, stake]);
  const markOf = useMemo(() => (play === undefined ? () => undefined : marksOf(play, odds, limits, numero)), [play, odds, limits, numero]);
  const factors = useMemo(() => chaseFactors(slip.draws, slip.growth), [slip.draws, slip.growth]);
  const numbers = useMemo(
    () => slipNumbers(t, checked, { menu, terms, factors, limits, numero }),
    [t, checked, menu, terms, factors, limits, numero],
  );
  const takeOut = () => {
    const { inHand } = checked;
    change({
      cart: checked.cart.flatMap((line) => {
        const content = openContent(line, limits, numero);
        return line.check.ok ? (content === "" ? [] : [{ id: line.id, playId: line.playId, stake: line.stake, content }]) : [line];
      }),
      ...(inHand === undefined
        ? {}
        : { drafts: { ...slip.drafts, [playId]: openDraft(inHand, slip.drafts[playId] ?? emptyDraft, limits, numero) } }),
    });
  };
  return { checked, numbers, markOf, markedNumbers: play === undefined ? [] : namedNumbers(play, limits, numero), takeOut, learn };
}
