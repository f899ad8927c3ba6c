import { Ticker } from "@lantern/ui/components/ticker.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";
import type { HomeData } from "./home-data.ts";

/** The announcements one after another; a tap leads to all of them, and where there is none it says so (specification 2.25). */
export function HomeAnnouncements({ announcements }: { readonly announcements: HomeData["announcements"] }) {
  const t = useText();
  return (
    <div className="px-4">
      <Ticker
        lines={announcements.map(({ title }) => title)}
        emptyText={t("home.announcements.none")}
        href={hrefs.page("announcements")}
        label={t("home.announcements")}
      />
    </div>
  );
}
