import type { LineCheck } from "@lantern/rules/lottery/order.ts";
import { checkDraft, checkSlipLine, pickCount, type BettingTerms, type SlipLine } from "./bet-line.ts";
import { emptyDraft, isEmptyDraft } from "../picks/pick-draft.ts";
import type { Stake } from "./stake.ts";
import type { Slip } from "./use-slip.ts";

export interface CheckedLine extends SlipLine {
  readonly check: LineCheck;
}

/** The slip as the platform would see it now. */
export interface CheckedSlip {
  /** What is kept in the slip. */
  readonly cart: readonly CheckedLine[];
  /** What is picked of the play on screen; undefined where nothing is. */
  readonly inHand: CheckedLine | undefined;
  /** Everything that an order would hold. */
  readonly lines: readonly CheckedLine[];
  /** Whether all of it can be placed. */
  readonly placeable: boolean;
  /** What all of it costs for one draw, in units of money. */
  readonly amountUnits: bigint;
  /** Numbers or combinations of what is in hand. */
  readonly pickCount: number;
}

/** The platform takes at most this many bets in one order. */
const linesMax = 100;

export function checkSlip(terms: BettingTerms, slip: Slip, playId: string, stake: Stake): CheckedSlip {
  const cart = slip.cart.map((line): CheckedLine => ({ ...line, check: checkSlipLine(terms, line) }));
  const draft = slip.drafts[playId] ?? emptyDraft;
  const { content, check } = checkDraft(terms, playId, draft, stake);
  const picked = !isEmptyDraft(draft);
  const inHand: CheckedLine | undefined = picked ? { id: "in-hand", playId, content, stake, check } : undefined;
  const lines = inHand === undefined ? cart : [...cart, inHand];
  return {
    cart,
    inHand,
    lines,
    placeable: lines.length > 0 && lines.length <= linesMax && lines.every((line) => line.check.ok),
    amountUnits: lines.reduce((sum, line) => (line.check.ok ? sum + line.check.line.amountUnits : sum), 0n),
    pickCount: pickCount(terms.family, playId, content),
  };
}
