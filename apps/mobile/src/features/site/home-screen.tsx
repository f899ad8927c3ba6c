import "./home.css";
import { getHome } from "@lantern/contract/games/get-home.ts";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { BelowFirstView } from "../../shared/page/below-first-view.tsx";
import { LatePlace } from "../../shared/page/late-place.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import { HomeAnnouncements } from "./home-announcements.tsx";
import { HomeBanners } from "./home-banners.tsx";
import { HomeHotGames } from "./home-hot-games.tsx";
import { HomeLotteries } from "./home-lotteries.tsx";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { HomeVendors } from "./home-vendors.tsx";
import { HomeWins } from "./home-wins.tsx";

/** How high the row of games to play on is, with names of two lines in any script, and the hot-match panel. */
const recentHeightPx = 222;
const matchesHeightPx = 210;

/**
 * Home (specification 2.25): banners, announcements, what is hot, draws about to close, studios, real wins. One call brings it all.
 * A tap that leads here is answered by the first view; what is below and beside it follows when that has been painted.
 */
function HomeScreen() {
  const t = useText();
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useCall(getHome, undefined, { staleTimeMs: 30_000 });
  if (data === undefined) {
    return isError ? (
      <ErrorState
        className="min-h-[50vh] justify-center"
        title={t("home.failed")}
        retryLabel={t("shell.retry")}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <HomeSkeleton />
    );
  }
  return (
    <>
      <HomeBanners banners={data.banners} />
      <HomeAnnouncements announcements={data.announcements} />
      <HomeHotGames games={data.hotGames} vendors={data.vendors} />
      <BelowFirstView>
        <HomeLotteries lotteries={data.lotteries} answeredAtMs={dataUpdatedAt} onEnd={() => void refetch()} />
        <LatePlace name="recent" heightPx={recentHeightPx} membersOnly />
        <LatePlace name="matches" heightPx={data.hotMatchCount > 0 ? matchesHeightPx : 0} />
        <HomeVendors vendors={data.vendors} />
        <HomeWins wins={data.recentWins} />
      </BelowFirstView>
    </>
  );
}

export const screen = defineScreen({
  component: HomeScreen,
  load: ({ queryClient, wire }) => queryClient.prefetchQuery(callQuery(wire, getHome)),
});
