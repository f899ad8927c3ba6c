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

/** The games that are offered for real money in the member's currency, or to a visitor in any of the merchant's; the same list as long as nothing changes. */
export function offeredGames(context: CallContext): Awaitable<readonly CatalogueGame[]> {
  return andThen(readCatalogue(context, context.merchant), (catalogue) => offeredOf(catalogue, currenciesOf(context)));
}

function offeredOf(catalogue: MerchantCatalogue, currencies: readonly string[]): readonly CatalogueGame[] {
  const remembered = offeredOfCatalogue.get(catalogue) ?? begin(catalogue);
  const key = currencies.join(" ");
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
