/** How a play's single bets are told apart, where its picks or combinations do not tell by themselves. */
export interface SingleBetRule {
  /** `any`: picks that are orders of the same digits win together, and count as one number. */
  readonly order?: "any";
  /** The combinations that a list of picks is played as, and the price of each size. */
  readonly wheel?: readonly { readonly size: number; readonly oddsKey: string }[];
  /** The prices that a pick may win, where it may not win all of the play's. */
  oddsKeysOf?(pick: string): readonly string[];
}
