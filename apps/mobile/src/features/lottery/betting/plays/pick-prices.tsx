import "./price-table.css";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import { useText } from "../../../../shared/text/text.tsx";
import { oddsName } from "./play-text.ts";

/** Prices that read well in one line; more stand in columns. */
const inLineMax = 2;

/** What the picks of a play pay: one price, one for each side, or one for each pick. */
export function PickPrices({ odds }: { readonly odds: PlayOdds }) {
  const t = useText();
  const prices = Object.entries(odds);
  if (prices.length <= inLineMax) {
    return (
      <p className="text-label mt-0.5 text-lit tabular-nums">{prices.map(([key, price]) => `${oddsName(t, key)} ${price}`).join(" · ")}</p>
    );
  }
  return (
    <dl className="price-picks">
      {prices.map(([key, price]) => (
        <div key={key}>
          <dt>{oddsName(t, key)}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </dl>
  );
}
