import { Button, ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { hrefs } from "../../../paths.ts";
import { useSession } from "../../../shared/session/use-session.ts";
import { useText } from "../../../shared/text/text.tsx";
import { LotteryTile, type LotteryTileProps } from "./lottery-tile.tsx";
import type { Lottery, LotteryListType } from "./shown-lotteries.ts";
import type { Lotteries } from "./use-lotteries.ts";

export interface LotteryListProps {
  readonly lotteries: Lotteries;
  readonly shown: readonly Lottery[];
  readonly onStart: LotteryTileProps["onStart"];
  readonly favouriteOf?: (lottery: Lottery) => NonNullable<LotteryTileProps["favourite"]>;
}

/** Tickets one under the other. */
export function LotteryList({ lotteries, shown, onStart, favouriteOf }: LotteryListProps) {
  return (
    <ul className="lottery-list">
      {shown.map((lottery) => (
        <li key={lottery.gameId}>
          <LotteryTile
            lottery={lottery}
            moment={lotteries.momentOf(lottery.gameId)}
            lastResult={lotteries.liveResultOf(lottery.gameId)}
            onStart={onStart}
            unknown={lotteries.asOfMs !== undefined}
            {...(favouriteOf === undefined ? {} : { favourite: favouriteOf(lottery) })}
          />
        </li>
      ))}
    </ul>
  );
}

/** The list while it is on its way. */
export function LotteryListSkeleton() {
  const t = useText();
  return (
    <div className="lottery-list" role="status" aria-label={t("shell.loading")}>
      {[0, 1, 2, 3].map((place) => (
        <TicketSkeleton key={place} />
      ))}
    </div>
  );
}

function TicketSkeleton() {
  return (
    <div className="lottery-ticket w-full!">
      <div className="lottery-ticket-head">
        <Skeleton className="size-13 flex-none rounded-m bg-ink-3!" />
        <div className="grid gap-2">
          <Skeleton className="h-4 w-36 bg-ink-3!" />
          <Skeleton className="h-3 w-16 bg-ink-3!" />
        </div>
      </div>
      <div className="lottery-ticket-foot">
        <span className="balls">
          {[0, 1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="size-7 rounded-pill bg-ink-3!" />
          ))}
        </span>
        <Skeleton className="h-9 w-20 rounded-s bg-ink-3!" />
      </div>
    </div>
  );
}

/** Pictures of what is not there. */
const pictures = { all: undefined, hot: undefined, recent: "bets", fav: "favourites", filter: "search" } as const;

/** Nothing in the list, and what can be done. */
export function EmptyList({ type, onShowAll }: { readonly type: LotteryListType; readonly onShowAll: () => void }) {
  const t = useText();
  const session = useSession();
  const visitor = type === "recent" && session === undefined;
  return (
    <EmptyState
      className="min-h-[46vh] justify-center"
      picture={pictures[type]}
      title={t(visitor ? "lottery.empty.recentVisitor" : `lottery.empty.${type}`)}
      action={
        visitor ? (
          <ButtonLink kind="gold" href={hrefs.login({ from: hrefs.lottery({ type: "recent" }) })}>
            {t("shell.logIn")}
          </ButtonLink>
        ) : type === "all" ? undefined : (
          <Button kind="quiet" onClick={onShowAll}>
            {t("lottery.empty.showAll")}
          </Button>
        )
      }
    />
  );
}
