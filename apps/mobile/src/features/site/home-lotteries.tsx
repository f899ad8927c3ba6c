import { closedCountdown } from "@lantern/rules/lottery/countdown.ts";
import { FlipClock } from "@lantern/ui/components/countdown.tsx";
import { LotteryTicketCard } from "@lantern/ui/components/lottery-ticket-card.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { useMemo, useState, useCallback } from "react";
import { hrefs } from "../../paths.ts";
import { launchPageQueryOf } from "../../shared/games/launch-page-query.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { HomeData } from "./home-data.ts";

/** The lotteries that lock next, each as a ticket with the last draw and a running clock. */
export function HomeLotteries({ lotteries, onEnd }: { readonly lotteries: HomeData["lotteries"]; readonly onEnd: () => void }) {
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
          <Ticket key={lottery.gameId} lottery={lottery} onEnd={onEnd} />
        ))}
      </div>
    </section>
  );
}

/** The digits shown: the last ones of a long prize. */
const ballsMax = 5;

function Ticket({ lottery, onEnd }: { readonly lottery: HomeData["lotteries"][number]; readonly onEnd: () => void }) {
  const t = useText();
  const { clock } = useServices();
  const [endedNumero, setEndedNumero] = useState<string>();
  // Fixed when the answer came: the time left runs from then on.
  const endsAtMs = useMemo(() => (lottery.isSale ? clock.nowMs() + lottery.remainTime : null), [clock, lottery]);
  const onSale = lottery.isSale && endedNumero !== lottery.numero;
  const numbers = (lottery.lastResult ?? "").slice(-ballsMax).split("");
  const end = useCallback(() => {
    setEndedNumero(lottery.numero);
    onEnd();
  }, [lottery.numero, onEnd]);
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
  if (remainingMs === null) return closedCountdown.slice(3);
  const seconds = Math.floor(remainingMs / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
