import { formatDateTime } from "@lantern/phrases/formats.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import type { Bet } from "./bet-line.tsx";

/** A round of a vendor's game in full. */
export function GameBetFacts({ bet, game }: { readonly bet: Bet; readonly game: NonNullable<Bet["game"]> }) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(bet.currency);
  return (
    <dl className="record-facts">
      <dt>{t("records.bets.detail.vendor")}</dt>
      <dd>{game.vendorName}</dd>
      <dt>{t("records.bets.detail.win")}</dt>
      <dd className="tabular-nums">{format(bet.win)}</dd>
      <dt>{t("records.bets.detail.placed")}</dt>
      <dd className="tabular-nums">{formatDateTime(bet.at, { timeZone: facts.timeZone, seconds: true })}</dd>
      <dt>{t("records.bets.detail.round")}</dt>
      <dd className="text-note">{game.roundId}</dd>
    </dl>
  );
}
