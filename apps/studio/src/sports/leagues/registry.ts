import { harbourBreach } from "./harbour-breach.ts";
import { inkPucks } from "./ink-pucks.ts";
import { longtailDuels } from "./longtail-duels.ts";
import { monsoonLeague } from "./monsoon-league.ts";
import { ruinWardens } from "./ruin-wardens.ts";
import { takrawNights } from "./takraw-nights.ts";
import type { Club, League } from "./types.ts";

/** All leagues of the studio, in the order of its catalogue. */
export const leagues: readonly League[] = [monsoonLeague, takrawNights, longtailDuels, ruinWardens, harbourBreach, inkPucks];

/** The league of a game code, or undefined where the code is of no sports game. */
export function findLeague(gameCode: string): League | undefined {
  return leagues.find(({ code }) => code === gameCode);
}

/** @throws Error for a code that no club of the league has */
export function clubOf(league: League, code: string): Club {
  const club = league.clubs.find((candidate) => candidate.code === code);
  if (club === undefined) throw new Error(`${league.code} has no club ${code}.`);
  return club;
}
