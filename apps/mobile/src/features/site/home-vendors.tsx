import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { VendorCard } from "@lantern/ui/components/vendor-card.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";
import type { HomeData } from "./home-data.ts";

type Vendor = HomeData["vendors"][number];

/** The studios, each once (specification 2.25): one with games in two categories is counted over both. */
export function HomeVendors({ vendors }: { readonly vendors: HomeData["vendors"] }) {
  const t = useText();
  const studios = studiosOf(vendors);
  if (studios.length === 0) return null;
  return (
    <section className="mt-4" aria-labelledby="home-vendors">
      <SectionHeader
        id="home-vendors"
        title={t("games.centre.studios")}
        more={{ href: hrefs.gameCentre({ gameCategory: "ALL" }), text: t("home.vendors.all") }}
      />
      <div className="scroll-row gap-2 px-4">
        {studios.map((studio) => (
          <VendorCard
            key={studio.accountTypeName}
            name={studio.displayName}
            {...(studio.gameCount === 0 ? {} : { note: t("games.centre.games", { count: studio.gameCount }) })}
            iconUrl={studio.iconUrl}
            href={hrefs.gameList({ gameType: studio.gameCategory, vassalage: studio.accountTypeName })}
          />
        ))}
      </div>
    </section>
  );
}

function studiosOf(vendors: readonly Vendor[]): readonly Vendor[] {
  const byName = new Map<string, Vendor>();
  for (const vendor of vendors) {
    const known = byName.get(vendor.accountTypeName);
    byName.set(vendor.accountTypeName, known === undefined ? vendor : { ...known, gameCount: known.gameCount + vendor.gameCount });
  }
  return [...byName.values()];
}
