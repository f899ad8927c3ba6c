import { andThen, type Awaitable } from "../platform/awaitable.ts";
import type { CallContext } from "../platform/context.ts";
import type { CatalogueGame, MerchantCatalogue } from "./catalogue.ts";
import { readCatalogue } from "./read-catalogue.ts";

/** The games of each catalogue that are offered in some currencies: a catalogue never changes, it is replaced. */
const offeredOfCatalogue = new WeakMap<MerchantCatalogue, Map<string, readonly CatalogueGame[]>>();

/** The currencies that decide what is offered: the member's own, or for a visitor any of the merchant's. */
export function currenciesOf({ merchant, session }: CallContext): readonly string[] {
  return session === undefined ? merchant.currencies : [session.currency];
}

const keyOfList = new WeakMap<readonly string[], string>();

/** Currencies as one text, put together once for a list that many requests share, such as a merchant's. */
export function keyOfCurrencies(currencies: readonly string[]): string {
  if (currencies.length === 1) return currencies.join("");
  const known = keyOfList.get(currencies) ?? currencies.join(" ");
  keyOfList.set(currencies, known);
  return known;
}

/** The games that are offered for real money in the member's currency, or to a visitor in any of the merchant's; the same list as long as nothing changes. */
export function offeredGames(context: CallContext): Awaitable<readonly CatalogueGame[]> {
  return andThen(readCatalogue(context, context.merchant), (catalogue) => offeredOf(catalogue, currenciesOf(context)));
}

function offeredOf(catalogue: MerchantCatalogue, currencies: readonly string[]): readonly CatalogueGame[] {
  const remembered = offeredOfCatalogue.get(catalogue) ?? begin(catalogue);
  const key = keyOfCurrencies(currencies);
  const known = remembered.get(key);
  if (known !== undefined) return known;
  const offered = catalogue.games.filter((game) => currencies.some((currency) => game.minBetUnits.has(currency)));
  remembered.set(key, offered);
  return offered;
}

function begin(catalogue: MerchantCatalogue): Map<string, readonly CatalogueGame[]> {
  const offered = new Map<string, readonly CatalogueGame[]>();
  offeredOfCatalogue.set(catalogue, offered);
  return offered;
}
