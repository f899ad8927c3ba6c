import "./games.css";
import { getVendorTypes } from "@lantern/contract/games/get-vendor-types.ts";
import { gameCentreTabs, initialTab, type GameCentreTab, type TabCode } from "@lantern/rules/games/categories.ts";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { useMemo } from "react";
import type { PageName } from "../../paths.ts";
import { usePage, useQueryValue } from "../../shared/layout/use-page.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import type { Wire } from "../../shared/wire/wire.ts";
import { CentreBody } from "./centre-body.tsx";
import { CentreSkeleton } from "./centre-skeleton.tsx";
import { gamesQuery, hotGamesQuery } from "./list-query.ts";
import { soonShown } from "./soon-shown.ts";
import { coversQuery } from "./vendor-shelves.tsx";

/** The vendor sorting list (specification 7.9.1). */
function vendorTypesInput(wire: Wire) {
  return { query: { typeId: 1, merchant_code: wire.merchantCode } };
}

const noTabs: readonly GameCentreTab[] = [];

/** The game centre (specification 2.27–2.31). Its tabs are the lanterns of the cord above; the address says which is lit. */
function GameCentreScreen() {
  const t = useText();
  const { wire } = useServices();
  const page = usePage();
  const category = useQueryValue("gameCategory");
  const { data, isError, isFetching, refetch } = useCall(getVendorTypes, vendorTypesInput(wire), { staleTimeMs: 60_000 });
  const tabs = useMemo(() => (data === undefined ? noTabs : gameCentreTabs(data.categories, data)), [data]);
  const code = initialTab(tabs, page === "sports" ? "sports" : "gameCentre", category);
  const tab = tabs.find((candidate) => candidate.tab === code);
  if (data === undefined || tab === undefined) {
    return isError ? (
      <ErrorState
        className="min-h-[50vh] justify-center"
        title={t("shell.failed.title")}
        note={t("shell.failed.note")}
        retryLabel={t("shell.retry")}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <CentreSkeleton />
    );
  }
  return <CentreBody key={tab.tab} tab={tab} vendors={data.vendors} />;
}

/** The tab that an address asks for, as far as it can be known before the vendors are. */
function askedTab(page: PageName, gameCategory: string | undefined): TabCode {
  return (gameCategory ?? (page === "sports" ? "SPORTS" : "ALL")) as TabCode;
}

export const screen = defineScreen({
  component: GameCentreScreen,
  load: async ({ queryClient, wire, page, query }) => {
    const tab = askedTab(page, query["gameCategory"]);
    const games =
      tab === "HOT"
        ? hotGamesQuery(wire, undefined)
        : tab === "RNG"
          ? coversQuery(wire, tab)
          : gamesQuery(wire, tab === "ALL" ? undefined : tab, {}, 1);
    await soonShown([
      queryClient.prefetchQuery(callQuery(wire, getVendorTypes, vendorTypesInput(wire))),
      queryClient.getQueryData(games.queryKey) === undefined && queryClient.prefetchQuery(games as never),
    ]);
  },
});
