import "./lottery.css";
import { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";
import { getRecentLotteries } from "@lantern/contract/lottery/get-recent-lotteries.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { recentLotteryCount } from "@lantern/rules/games/constants.ts";
import { PullToRefresh } from "@lantern/ui/components/pull-to-refresh.tsx";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useEffect, useState } from "react";
import { useQueryValue } from "../../shared/layout/use-page.ts";
import { AsOf } from "../../shared/offline/as-of.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { latePart } from "../../shared/page/late-part.tsx";
import { LoadFailed } from "../../shared/page/load-failed.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useLanguage, useText } from "../../shared/text/text.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { useCall } from "../../shared/wire/use-call.ts";
import { CentreHeader } from "./centre/centre-header.tsx";
import { EmptyList, LotteryList, LotteryListSkeleton } from "./centre/lottery-list.tsx";
import { labelsOf, noFilter, shownLotteries, type LotteryFilter, type LotteryListType } from "./centre/shown-lotteries.ts";
import { useFavourites } from "./centre/use-favourites.ts";
import { menuInput, useLotteries } from "./centre/use-lotteries.ts";
import { useLaunchLottery } from "./launch/use-launch-lottery.ts";
import { timedQuery } from "./timed-answer.ts";

const FilterDrawer = latePart(async () => (await import("./centre/filter-drawer.tsx")).FilterDrawer, { asked: true });

const tabs = ["all", "hot", "recent", "fav"] as const;
const panelId = "lottery-list";

/** The lottery centre (specification 2.38, 2.39). */
function LotteryCentreScreen() {
  const t = useText();
  const { session, toasts } = useServices();
  const { wireCode } = languageByCode(useLanguage());
  const asked = useQueryValue("type");
  const [type, setType] = useState<LotteryListType>(asked === "recent" ? "recent" : "all");
  const [filter, setFilter] = useState<LotteryFilter>(noFilter);
  const [drawer, setDrawer] = useState<"unseen" | "open" | "closed">("unseen");
  const lotteries = useLotteries();
  const favourites = useFavourites();
  const { launch, pending } = useLaunchLottery();
  // Asked for without looking for a session first (specification 6.6): a visitor's answer is empty.
  const recent = useCall(
    getRecentLotteries,
    { query: { device: "MOBILE", recentCount: recentLotteryCount, prizeMode: "Lott", language: wireCode } },
    { enabled: type === "recent", staleTimeMs: 0 },
  );
  const pleaseLogIn = () => toasts.show("info", t("shell.pleaseLogIn"), { ms: toastMs.info });
  useEffect(() => {
    if (asked === "recent" && session.current() === undefined) pleaseLogIn();
    // Once, upon arrival: the words belong to the link that was followed.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [asked]);

  /** A tab begins anew: no filter (specification 4.4.2). Recents and favourites are a member's (8.4.1). */
  const select = (next: LotteryListType) => {
    if ((next === "recent" || next === "fav") && session.current() === undefined) return void pleaseLogIn();
    setFilter(noFilter);
    setType(next);
  };
  const apply = (next: LotteryFilter) => {
    setDrawer("closed");
    setFilter(next);
    setType(next.name === "" && next.label === undefined ? "all" : "filter");
  };
  const { groups } = lotteries;
  const shown =
    groups === undefined ? [] : shownLotteries(groups, { type, filter, recent: recent.data ?? [], favourites: favourites.gameIds });
  const loading = groups === undefined || (type === "recent" && recent.data === undefined && !recent.isError);
  return (
    <>
      <CentreHeader filter={filter} onFilter={apply} onSearch={() => setDrawer("open")} />
      <Tabs
        label={t("lottery.tabs")}
        items={tabs.map((id) => ({ id, label: t(`lottery.tab.${id}`) }))}
        selected={type === "filter" ? "all" : type}
        onSelect={select}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-busy={loading || pending || undefined}>
        {lotteries.failed || (type === "recent" && recent.isError) ? (
          <LoadFailed
            page
            title={t("lottery.failed")}
            pending={lotteries.fetching || recent.isFetching}
            onRetry={() => {
              void lotteries.reload();
              if (type === "recent") void recent.refetch();
            }}
          />
        ) : loading ? (
          <LotteryListSkeleton />
        ) : shown.length === 0 ? (
          <EmptyList type={type} onShowAll={() => select("all")} />
        ) : (
          <PullToRefresh
            onRefresh={lotteries.reload}
            labels={{ before: t("lottery.pull.before"), pulling: t("lottery.pull.pulling"), done: t("lottery.pull.done") }}
          >
            <AsOf atMs={lotteries.asOfMs} className="px-5 pt-3" />
            <LotteryList
              lotteries={lotteries}
              shown={shown}
              onStart={({ code }) => void launch({ code })}
              favouriteOf={({ gameId }) => ({
                on: favourites.gameIds.includes(gameId),
                toggle: () => (session.current() === undefined ? void pleaseLogIn() : favourites.toggle(gameId)),
              })}
            />
          </PullToRefresh>
        )}
      </div>
      {drawer !== "unseen" && (
        <FilterDrawer
          open={drawer === "open"}
          filter={filter}
          labels={labelsOf(groups ?? [])}
          onApply={apply}
          onClose={() => setDrawer("closed")}
        />
      )}
    </>
  );
}

export const screen = defineScreen({
  component: LotteryCentreScreen,
  // The first HTML shows the list; in the browser it comes into the page's frame, with times that are fresh.
  load: async ({ queryClient, wire, facts }) => {
    if (import.meta.env.SSR) await queryClient.prefetchQuery(timedQuery(wire, getGameMenu, menuInput(facts.language)));
  },
});
