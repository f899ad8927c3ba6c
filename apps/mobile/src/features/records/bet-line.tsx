import type { listBets } from "@lantern/contract/records/list-bets.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import { useEffect, useId, useRef, useState } from "react";
import { playNameOf } from "../../shared/lottery/bet-text.ts";
import { Art } from "../../shared/page/art.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { BetOutcome } from "./bet-outcome.tsx";
import { GameBetFacts } from "./game-bet-facts.tsx";
import { LotteryBetFacts } from "./lottery-bet-facts.tsx";

export type Bet = CallValue<typeof listBets>["bets"][number];

export interface BetLineProps {
  readonly bet: Bet;
  /** The one that was asked for: it is open. `inView`: and in sight. */
  readonly opened?: boolean;
  readonly inView?: boolean;
}

/** One bet: art, name, stake, win and outcome; a tap opens what else is known of it. */
export function BetLine({ bet, opened = false, inView = false }: BetLineProps) {
  const t = useText();
  const { facts } = useServices();
  const format = useMoneyFormat(bet.currency);
  const [open, setOpen] = useState(opened);
  const factsId = useId();
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (opened) setOpen(true);
    if (inView) line.current?.scrollIntoView({ block: "center" });
  }, [opened, inView]);
  const about = bet.lottery === undefined ? bet.game?.vendorName : playNameOf(t, bet.lottery.playId);
  return (
    <li ref={line}>
      <button type="button" className="record-line" aria-expanded={open} aria-controls={factsId} onClick={() => setOpen(!open)}>
        <span className="record-art">
          {bet.product === "game" ? <TileArt iconUrl={bet.imageUrl} /> : <Art address={bet.imageUrl} width={40} height={50} />}
        </span>
        <span className="grid min-w-0 flex-1 grid-cols-[1fr_auto] items-center gap-x-3">
          <span className="text-lead col-span-2 truncate text-[15px]!">{bet.name}</span>
          <span className="text-note truncate text-paper-2">{about}</span>
          <BetOutcome outcome={bet.outcome} win={format(bet.win)} />
          <span className="text-note text-paper-3 tabular-nums">{formatTime(bet.at, { timeZone: facts.timeZone })}</span>
          <span className="text-note text-end text-paper-2 tabular-nums">{t("records.bets.stake", { amount: format(bet.stake) })}</span>
        </span>
        <Icon name="caret-down" size={14} className="record-caret" />
      </button>
      <div id={factsId} hidden={!open}>
        {open && bet.lottery !== undefined && <LotteryBetFacts bet={bet} lottery={bet.lottery} />}
        {open && bet.game !== undefined && <GameBetFacts bet={bet} game={bet.game} />}
      </div>
    </li>
  );
}
