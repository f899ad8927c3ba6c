import { useText } from "../../shared/text/text.tsx";
import type { Vendor } from "./centre-vendors.ts";
import { useChooseVendor } from "./use-choose-vendor.ts";
import { VendorMark } from "./vendor-mark.tsx";

/** Vendors as tiles: mark and display name (specification 2.29.2). */
export function VendorTiles({ vendors }: { readonly vendors: readonly Vendor[] }) {
  const t = useText();
  const choose = useChooseVendor();
  return (
    <ul className="vendor-tiles">
      {vendors.map((vendor) => (
        <li key={vendor.accountTypeName}>
          <button type="button" className="vendor-tile pressable" onClick={() => choose(vendor)}>
            <VendorMark name={vendor.displayName} iconUrl={vendor.iconUrl} />
            <span className="min-w-0 flex-1">
              <span className="text-label vendor-name">{vendor.displayName}</span>
              {vendor.gameCount > 0 && (
                <span className="text-note block text-paper-3">{t("games.centre.games", { count: vendor.gameCount })}</span>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
