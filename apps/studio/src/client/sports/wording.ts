import { formatTime } from "@lantern/phrases/formats.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import type { OpenedLeague } from "./sports-api.ts";
import type { Translation } from "./translation.ts";

type League = OpenedLeague["league"];
type LegWord = "set" | "heat" | "map";

const legTitles: Readonly<Record<LegWord, MessageId>> = {
  set: "sports.leg.set",
  heat: "sports.leg.heat",
  map: "sports.leg.map",
};
const firstLegs: Readonly<Record<LegWord, MessageId>> = {
  set: "sports.market.first_set",
  heat: "sports.market.first_heat",
  map: "sports.market.first_map",
};
const legTotals: Readonly<Record<LegWord, MessageId>> = {
  set: "sports.market.total_sets",
  heat: "sports.market.total_heats",
  map: "sports.market.total_maps",
};
const seriesRules: Readonly<Record<LegWord, MessageId>> = {
  set: "sports.rules.series_set",
  heat: "sports.rules.series_heat",
  map: "sports.rules.series_map",
};

/** The words of a league: markets, selections, legs, clubs. */
export class Wording {
  readonly translation: Translation;
  readonly #league: League;

  readonly #timeZone: string;

  /** @param timeZone IANA zone of the times that are shown */
  constructor(translation: Translation, league: League, timeZone: string) {
    this.translation = translation;
    this.#league = league;
    this.#timeZone = timeZone;
  }

  /** The time of day of a kick-off. */
  kickOff(atMs: number): string {
    return formatTime(atMs, { timeZone: this.#timeZone });
  }

  get #legWord(): LegWord {
    const { rules } = this.#league;
    return rules.kind === "series" && (rules.legWord === "set" || rules.legWord === "heat") ? rules.legWord : "map";
  }

  clubOf(code: string): League["clubs"][number] {
    const club = this.#league.clubs.find((candidate) => candidate.code === code);
    if (club === undefined) throw new Error(`The league has no club ${code}.`);
    return club;
  }

  club(code: string): string {
    return this.translation.nameOf(this.clubOf(code).names);
  }

  leg(number: number): string {
    return this.translation.t(legTitles[this.#legWord], { number });
  }

  howDrawn(): string {
    const { rules } = this.#league;
    if (rules.kind === "goals") return this.translation.t("sports.rules.goals");
    return this.translation.t(seriesRules[this.#legWord], { needed: (rules.legs + 1) / 2, points: rules.pointsToWin });
  }

  market(code: string): string {
    const { t } = this.translation;
    const line = code.split("-")[1] ?? "";
    if (code.startsWith("goals-")) return t("sports.market.total_goals", { line });
    if (code.startsWith("legs-")) return t(legTotals[this.#legWord], { line });
    if (code === "first-leg") return t(firstLegs[this.#legWord]);
    const titles: Readonly<Record<string, MessageId>> = {
      winner: "sports.market.winner",
      double: "sports.market.double",
      "both-score": "sports.market.both_score",
      score: "sports.market.score",
    };
    return t(titles[code] ?? "sports.market.winner");
  }

  /** What a selection of a match says, with the clubs' names. */
  selection(match: { readonly home: string; readonly away: string }, market: string, code: string): string {
    const { t } = this.translation;
    const [home, away] = [this.club(match.home), this.club(match.away)];
    const line = market.split("-")[1] ?? "";
    switch (code) {
      case "home":
        return home;
      case "away":
        return away;
      case "draw":
        return t("sports.selection.draw");
      case "home-draw":
        return t("sports.selection.club_or_draw", { club: home });
      case "draw-away":
        return t("sports.selection.club_or_draw", { club: away });
      case "home-away":
        return t("sports.selection.no_draw");
      case "over":
        return t("sports.selection.over", { line });
      case "under":
        return t("sports.selection.under", { line });
      case "yes":
        return t("sports.selection.yes");
      case "no":
        return t("sports.selection.no");
      case "other":
        return t("sports.selection.other");
      default:
        return code.replace("-", "–");
    }
  }
}
