import { listGames } from "@lantern/contract/games/list-games.ts";
import { vendorPresentation, type TabCode } from "@lantern/rules/games/categories.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { hrefs } from "../../paths.ts";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { callQuery, useCall } from "../../shared/wire/use-call.ts";
import type { Wire } from "../../shared/wire/wire.ts";
import type { Vendor } from "./centre-vendors.ts";
import { gameClientOf } from "./list-query.ts";
import { VendorList } from "./vendor-list.tsx";
import { VendorTiles } from "./vendor-tiles.tsx";

/** Enough games to find a few covers of each vendor among them. */
const coversPageSize = 100;

function coversInput(wire: Wire, gameType: string) {
  return { query: { ...gameClientOf(wire), gameType, pageNo: 1, pageSize: coversPageSize } };
}

/** The games whose covers stand on a tab's shelves. */
export function coversQuery(wire: Wire, gameType: string) {
  return callQuery(wire, listGames, coversInput(wire, gameType));
}

const none: readonly GameItem[] = [];

/** A tab's vendors, as a list or as tiles (specification 2.29, 2.40), or that there are none. */
export function VendorShelves({ tab, vendors }: { readonly tab: TabCode; readonly vendors: readonly Vendor[] }) {
  const t = useText();
  const { wire } = useServices();
  const presentation = vendorPresentation(tab, vendors.length);
  const { data } = useCall(listGames, coversInput(wire, tab), { enabled: presentation === "list", staleTimeMs: 60_000 });
  if (vendors.length === 0) {
    return (
      <EmptyState
        picture="games"
        title={t("games.centre.noVendors")}
        note={t("games.centre.noVendorsNote")}
        action={
          <ButtonLink kind="quiet" href={hrefs.gameCentre()}>
            {t("games.empty.showAll")}
          </ButtonLink>
        }
      />
    );
  }
  return presentation === "list" ? <VendorList vendors={vendors} games={data?.games ?? none} /> : <VendorTiles vendors={vendors} />;
}
