import { closedCountdown } from "@lantern/rules/lottery/countdown.ts";
import { FlipClock } from "@lantern/ui/components/countdown.tsx";
import { LotteryTicketCard } from "@lantern/ui/components/lottery-ticket-card.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { useState } from "react";
import { hrefs } from "../../paths.ts";
import { launchPageQueryOf } from "../../shared/games/launch-page-query.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { HomeData } from "./home-data.ts";

export interface HomeLotteriesProps {
  readonly lotteries: HomeData["lotteries"];
  /** When the times left were told, ms of this machine. */
  readonly answeredAtMs: number;
  /** Told when an issue has locked and the next should be on sale. */
  readonly onEnd: () => void;
}

/** The lotteries that lock next, each as a ticket with the last draw and a running clock. */
export function HomeLotteries({ lotteries, answeredAtMs, onEnd }: HomeLotteriesProps) {
  const t = useText();
  if (lotteries.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="home-lotteries">
      <SectionHeader
        id="home-lotteries"
        title={t("home.lotteries.title")}
        more={{ href: hrefs.lottery(), text: t("home.lotteries.all") }}
      />
      <div className="scroll-row gap-3 px-4 pt-0.5">
        {lotteries.map((lottery) => (
          <Ticket key={lottery.gameId} lottery={lottery} answeredAtMs={answeredAtMs} onEnd={onEnd} />
        ))}
      </div>
    </section>
  );
}

/** How long the next issue takes to open, with a margin, in ms. */
const nextIssueMs = 1500;

function Ticket({
  lottery,
  answeredAtMs,
  onEnd,
}: { readonly lottery: HomeData["lotteries"][number] } & Omit<HomeLotteriesProps, "lotteries">) {
  const t = useText();
  const { clock } = useServices();
  const [endedNumero, setEndedNumero] = useState<string>();
  const endsAtMs = lottery.isSale ? clock.atMs(answeredAtMs) + lottery.remainTime : null;
  const onSale = lottery.isSale && endedNumero !== lottery.numero;
  const numbers = (lottery.lastResult ?? "").split("");
  const end = () => {
    setEndedNumero(lottery.numero);
    setTimeout(onEnd, nextIssueMs);
  };
  return (
    <LotteryTicketCard
      name={lottery.remark}
      iconUrl={lottery.mobileIconUrl}
      href={hrefs.launchGame(launchPageQueryOf(lottery))}
      onSale={onSale}
      saleText={t(onSale ? "home.lotteries.onSale" : "home.lotteries.closed")}
      numbers={numbers}
      numbersLabel={numbers.length === 0 ? t("home.lotteries.noNumbers") : t("home.lotteries.numbers", { numbers: numbers.join(" ") })}
      clock={<FlipClock endsAtMs={endsAtMs} nowMs={clock.nowMs} format={clockText} onEnd={end} />}
    />
  );
}

function clockText(remainingMs: number | null): string {
  if (remainingMs === null) return closedCountdown;
  const seconds = Math.floor(remainingMs / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
