import "./hot-matches.css";
import type { CallValue } from "@lantern/contract/call.ts";
import { getHotMatch } from "@lantern/contract/games/get-hot-match.ts";
import { formatDate, formatTime } from "@lantern/phrases/formats.ts";
import { Badge } from "@lantern/ui/components/badge.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Link } from "@lantern/ui/components/link.tsx";
import { SectionHeader } from "@lantern/ui/components/section-header.tsx";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { useKeptRoom } from "../../shared/page/use-kept-room.ts";
import { useText } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";
import { gameClientOf } from "./list-query.ts";

type Match = CallValue<typeof getHotMatch>["list"][number];

/** As often as the platform asks the vendor. */
const refreshMs = 20_000;
const dayMs = 86_400_000;

/**
 * The hot-match panel (specification 2.25): matches that are on, then those to come. Nothing where there are none or they do not come. One
 * that is seen while its last match goes says so and keeps its height.
 */
export function HotMatches({ place }: { readonly place: HTMLElement }) {
  const t = useText();
  const { wire } = useServices();
  const { merchant, ...client } = gameClientOf(wire);
  const { data, isError } = useCall(
    getHotMatch,
    { query: { ...client, merchantCode: merchant } },
    { refetchEveryMs: refreshMs, staleTimeMs: refreshMs },
  );
  const matches = data?.list ?? [];
  const hasRoom = useKeptRoom(place, data === undefined && !isError ? undefined : matches.length > 0);
  if (!hasRoom || data === undefined) return null;
  return (
    <section className="mt-4" aria-labelledby="home-matches">
      <SectionHeader
        id="home-matches"
        title={t("play.matches.title")}
        more={{ href: hrefs.gameCentre({ gameCategory: "SPORTS" }), text: t("play.matches.all") }}
      />
      {matches.length === 0 ? (
        <p className="match-none">{t("play.matches.none")}</p>
      ) : (
        <ul className="scroll-row gap-3 px-4 pt-0.5">
          {matches.map((match) => (
            <li key={match.matchId} className="flex-none">
              <MatchCard match={match} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A tap starts the sports vendor's game, at this match. */
function MatchCard({ match }: { readonly match: Match }) {
  const t = useText();
  const { home, away, score, odds } = match;
  const offers =
    odds === undefined
      ? []
      : [
          { sign: "1", pays: odds.home },
          ...(odds.draw === undefined ? [] : [{ sign: "X", pays: odds.draw }]),
          { sign: "2", pays: odds.away },
        ];
  return (
    <Link
      href={hrefs.game({
        vendor: match.vassalage,
        gameId: match.gameId,
        nodeId: match.nodeId,
        gameCategory: match.gameType,
        matchId: match.matchId,
      })}
      className="match-card"
    >
      <span className="flex h-6 items-center gap-2">
        <span className="text-note min-w-0 flex-1 truncate text-paper-3">{match.competition}</span>
        {match.live ? (
          <Badge kind="live">
            {match.minute === undefined ? t("play.matches.live") : t("play.matches.minute", { minute: match.minute })}
          </Badge>
        ) : (
          <span className="text-note text-paper-2 tabular-nums">
            <KickOff at={match.kickOffAt} />
          </span>
        )}
      </span>
      {[
        { side: home, goals: score?.home },
        { side: away, goals: score?.away },
      ].map(({ side, goals }, place) => (
        <span key={place === 0 ? "home" : "away"} className="match-side">
          <i className="match-shirt" style={{ background: side.colour }} aria-hidden="true" />
          <span className="text-lead min-w-0 flex-1 truncate text-[15px]!">{side.name}</span>
          {goals !== undefined && <span className="match-goals">{goals}</span>}
        </span>
      ))}
      <span className="match-odds">
        {offers.length === 0 && (
          <span className="match-odd">
            <span className="text-paper-2">{t(match.live ? "play.matches.watch" : "play.matches.see")}</span>
            <Icon name="caret-right" size={16} className="text-paper-3" />
          </span>
        )}
        {offers.map(({ sign, pays }) => (
          <span key={sign} className="match-odd">
            <span className="text-paper-3">{sign}</span>
            <span className="tabular-nums">{pays}</span>
          </span>
        ))}
      </span>
    </Link>
  );
}

/** The kick-off in the merchant's zone: today and tomorrow have names. */
function KickOff({ at }: { readonly at: string }) {
  const t = useText();
  const { clock, facts } = useServices();
  const zone = { timeZone: facts.timeZone };
  const [date, time] = [formatDate(at, zone), formatTime(at, zone)];
  if (date === formatDate(clock.nowMs(), zone)) return t("play.matches.today", { time });
  return date === formatDate(clock.nowMs() + dayMs, zone) ? t("play.matches.tomorrow", { time }) : t("play.matches.day", { date, time });
}
