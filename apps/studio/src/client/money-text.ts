import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { displayBalance, groupAmount } from "@lantern/money/display.ts";

/** Amounts as a player reads them: two decimals cut off, Latin digits in every language. */
export class MoneyText {
  readonly #currency: string;

  constructor(currency: string) {
    this.#currency = currency;
  }

  full(units: bigint): string {
    return isCurrencyCode(this.#currency) ? displayBalance(units, this.#currency) : `${groupAmount(units, 2)} ${this.#currency}`;
  }

  /** Without the currency, where it is named beside; `+` before a gain where asked for. */
  signed(units: bigint): string {
    return units > 0n ? `+${this.full(units)}` : this.full(units);
  }
}
