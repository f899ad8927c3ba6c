import { Icon } from "@lantern/ui/components/icon.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import type { GameItem } from "../../shared/games/game-href.ts";
import { useText } from "../../shared/text/text.tsx";
import type { Vendor } from "./centre-vendors.ts";
import { useChooseVendor } from "./use-choose-vendor.ts";
import { VendorMark } from "./vendor-mark.tsx";

/** How many covers a shelf shows. */
const coversMax = 3;

export interface VendorListProps {
  readonly vendors: readonly Vendor[];
  /** Games to show a few covers of, of any of the vendors. */
  readonly games: readonly GameItem[];
}

/** Three or more vendors as a list, each a shelf with a few of its covers (specification 2.29.1). */
export function VendorList({ vendors, games }: VendorListProps) {
  const t = useText();
  const choose = useChooseVendor();
  return (
    <ul className="vendor-list">
      {vendors.map((vendor) => {
        const covers = games.filter(({ vassalage }) => vassalage === vendor.accountTypeName).slice(0, coversMax);
        return (
          <li key={vendor.accountTypeName}>
            <button type="button" className="vendor-shelf card pressable" onClick={() => choose(vendor)}>
              <span className="flex items-center gap-3">
                <VendorMark name={vendor.displayName} iconUrl={vendor.iconUrl} size={44} />
                <span className="min-w-0 flex-1">
                  <span className="text-lead vendor-name">{vendor.displayName}</span>
                  <span className="text-note block text-paper-3">{t("games.centre.games", { count: vendor.gameCount })}</span>
                </span>
                <Icon name="caret-right" size={16} className="text-paper-3" />
              </span>
              {covers.length > 0 && (
                <span className="vendor-covers">
                  {covers.map((game) => (
                    <TileArt
                      key={game.nodeId}
                      iconUrl={game.iconUrl}
                      iconUrlAvif={game.iconUrlAvif}
                      placeholderColour={game.placeholderColour}
                    />
                  ))}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
