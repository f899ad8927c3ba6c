import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { displayMoney } from "../../shared/text/display-money.ts";
import { useText } from "../../shared/text/text.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import type { HomeData } from "./home-data.ts";

/** Wins that happened, newest first; nothing where there are none. Those that happen meanwhile come with `live-wins.tsx`. */
export function HomeWins({ wins }: { readonly wins: HomeData["recentWins"] }) {
  const t = useText();
  if (wins.length === 0) return null;
  return (
    <section className="relative mt-4" aria-labelledby="home-wins" data-late="wins">
      <SectionHeader id="home-wins" title={t("home.wins.title")} />
      <ul className="card mx-4 py-1">
        {wins.map((win, place) => (
          // A line keeps its place when another win comes into it: nothing moves.
          <li key={place} className="flex min-h-16 items-center gap-3 px-4 py-2">
            <span className="home-win-art">
              <TileArt key={win.iconUrl} iconUrl={win.iconUrl} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="text-lead block truncate text-[15px]!">{win.gameName}</span>
              <span className="text-label block font-medium! text-paper-3">{win.userName}</span>
            </span>
            <span className="text-end">
              <span className="block font-figure text-[17px] leading-5 font-bold text-gold tabular-nums [font-stretch:90%]">
                {displayMoney(win.amount, win.currency)}
              </span>
              <Ago at={win.wonAt} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ago({ at }: { readonly at: string }) {
  const t = useText();
  const { clock } = useServices();
  const minutes = Math.max(0, Math.floor((clock.nowMs() - Date.parse(at)) / 60_000));
  const text =
    minutes < 1
      ? t("home.wins.now")
      : minutes < 60
        ? t("home.wins.minutes", { count: minutes })
        : t("home.wins.hours", { count: Math.floor(minutes / 60) });
  return (
    <span className="text-note block text-paper-3" suppressHydrationWarning>
      {text}
    </span>
  );
}
