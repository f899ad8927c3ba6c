import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { FlipClock } from "@lantern/ui/components/countdown.tsx";
import { LotteryTicketCard } from "@lantern/ui/components/lottery-ticket-card.tsx";
import { useEffect, useState } from "react";
import { hrefs } from "../../../paths.ts";
import { launchPageQueryOf } from "../../../shared/games/launch-page-query.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { atMoment } from "../at-moment.ts";
import { onSaleText, remainingText } from "../countdown-format.ts";
import type { Lottery } from "./shown-lotteries.ts";
import type { SaleMoment } from "./use-lotteries.ts";

export interface LotteryTileProps {
  readonly lottery: Lottery;
  readonly moment: SaleMoment | undefined;
  readonly lastResult: string | undefined;
  readonly onStart: (lottery: Lottery) => void;
  /** Nobody knows what runs now: the platform cannot be reached. */
  readonly unknown?: boolean;
  /** The star; left out where there is none. */
  readonly favourite?: { readonly on: boolean; readonly toggle: () => void };
}

/** The clock shows whole seconds: in the last one it is up, and the ticket says so. */
const lastSecondMs = 1000;

/** A lottery as a ticket (specification 2.39.3): name, icon, star, whether it sells, the time left, the last draw. */
export function LotteryTile({ lottery, moment, lastResult, onStart, unknown = false, favourite }: LotteryTileProps) {
  const t = useText();
  const { clock } = useServices();
  const [ended, setEnded] = useState<string>();
  const selling = moment !== undefined && moment.lockAtMs !== null && ended !== moment.numero;
  const { numero, lockAtMs = null } = moment ?? {};
  useEffect(() => {
    if (lockAtMs === null) return undefined;
    return atMoment(clock, lockAtMs - lastSecondMs, () => setEnded(numero));
  }, [numero, lockAtMs, clock]);
  const numbers = (lastResult ?? lottery.lastResult ?? "").split("");
  return (
    <div className="lottery-tile">
      <LotteryTicketCard
        name={lottery.remark}
        iconUrl={lottery.mobileIconUrl}
        href={hrefs.launchGame(launchPageQueryOf(lottery))}
        onStart={() => onStart(lottery)}
        onSale={selling}
        saleText={selling ? onSaleText(t, moment.lockAtMs - clock.nowMs()) : t(unknown ? "lottery.sale.unknown" : "lottery.sale.off")}
        numbers={numbers}
        numbersLabel={numbers.length === 0 ? t("lottery.noNumbers") : t("lottery.lastNumbers", { numbers: numbers.join(" ") })}
        clock={<FlipClock endsAtMs={selling ? lockAtMs : null} nowMs={clock.nowMs} format={remainingText} />}
      />
      {favourite !== undefined && (
        <IconButton
          icon={favourite.on ? "star-on" : "star"}
          label={t(favourite.on ? "lottery.favourite.remove" : "lottery.favourite.add", { name: lottery.remark })}
          className={favourite.on ? "lottery-tile-star text-lit!" : "lottery-tile-star"}
          aria-pressed={favourite.on}
          onClick={favourite.toggle}
        />
      )}
    </div>
  );
}
