import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { displayBalance, displayCustomAmount, groupAmount } from "@lantern/money/display.ts";

/** Amounts as a player reads them: two decimals cut off, Latin digits in every language. */
export class MoneyText {
  readonly #currency: string;

  constructor(currency: string) {
    this.#currency = currency;
  }

  full(units: bigint): string {
    return isCurrencyCode(this.#currency) ? displayBalance(units, this.#currency) : `${groupAmount(units, 2)} ${this.#currency}`;
  }

  /** A stake or a pay, by the currency's custom: short where there is nothing to hide. */
  brief(units: bigint): string {
    return isCurrencyCode(this.#currency) ? displayCustomAmount(units, this.#currency) : this.full(units);
  }

  /** With `+` before a gain. */
  signed(units: bigint): string {
    return units > 0n ? `+${this.full(units)}` : this.full(units);
  }
}
