import type { CallValue } from "@lantern/contract/call.ts";
import type { getThirdPartyRecords } from "@lantern/contract/records/get-third-party-records.ts";
import { formatDateTime, formatTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import { useId, useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { BetOutcome } from "./bet-outcome.tsx";

export type GameRound = CallValue<typeof getThirdPartyRecords>["records"][number];

/** One round: game, vendor, stake and outcome; a tap opens all of its figures. */
export function GameRecordLine({ round }: { readonly round: GameRound }) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(round.currency);
  const [open, setOpen] = useState(false);
  const factsId = useId();
  return (
    <li>
      <button type="button" className="record-line" aria-expanded={open} aria-controls={factsId} onClick={() => setOpen(!open)}>
        <span className="record-art">
          <TileArt iconUrl={round.imageUrl} />
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3">
          <span className="text-lead col-span-2 truncate text-[15px]!">{round.gameName}</span>
          <span className="text-note truncate text-paper-2">{round.vendorName}</span>
          <BetOutcome outcome={round.outcome} win={format(round.win)} />
          <span className="text-note text-paper-3 tabular-nums">{formatTime(round.at, { timeZone: facts.timeZone })}</span>
          <span className="text-note text-end text-paper-2 tabular-nums">{t("records.bets.stake", { amount: format(round.bet) })}</span>
        </span>
        <Icon name="caret-down" size={14} className="record-caret" />
      </button>
      <div id={factsId} hidden={!open}>
        {open && <RoundFacts round={round} />}
      </div>
    </li>
  );
}

function RoundFacts({ round }: { readonly round: GameRound }) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(round.currency);
  const formatNet = useMoneyFormat(round.currency, { sign: "always" });
  return (
    <dl className="record-facts">
      <dt>{t("records.games.bet")}</dt>
      <dd className="tabular-nums">{format(round.bet)}</dd>
      <dt>{t("records.games.win")}</dt>
      <dd className="tabular-nums">{format(round.win)}</dd>
      <dt>{t("records.games.refund")}</dt>
      <dd className="tabular-nums">{format(round.refund)}</dd>
      <dt>{t("records.games.net")}</dt>
      <dd className="tabular-nums">{formatNet(round.net)}</dd>
      <dt>{t("records.bets.detail.vendor")}</dt>
      <dd>{round.vendorName}</dd>
      <dt>{t("records.bets.detail.placed")}</dt>
      <dd className="tabular-nums">{formatDateTime(round.at, { timeZone: facts.timeZone, seconds: true })}</dd>
      <dt>{t("records.bets.detail.round")}</dt>
      <dd className="text-note">{round.roundId}</dd>
    </dl>
  );
}
