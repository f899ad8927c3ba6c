import type { MatchRules, Strength } from "../engine/types.ts";

/** A name by language code. English is always there; a name without the others is the same everywhere. */
export type Names = Readonly<{ en: string } & Partial<Record<"my" | "th" | "fil", string>>>;

/** How a crest is parted. */
export type CrestPattern = "halves" | "stripes" | "hoops" | "sash" | "chevron" | "quarters" | "ring" | "peak";

export interface Club {
  /** Unique in its league. */
  readonly code: string;
  readonly names: Names;
  /** Three letters for a scoreboard. */
  readonly short: string;
  /** CSS colours of its shirt and of what stands on it. */
  readonly colours: readonly [ground: string, mark: string];
  readonly pattern: CrestPattern;
  readonly strength: Strength;
}

/** When a league's matches begin and how long they last, in real time. */
export interface Timetable {
  readonly everyMs: number;
  /** From the kick-off to the last moment that a match can have; less than `everyMs`. */
  readonly playMs: number;
}

/** A sports product: one game of the catalogue, with one league whose matches follow one another by a timetable. */
export interface League {
  /** Game code in the catalogue. */
  readonly code: string;
  readonly brandCode: "MONSUN" | "RATTAN" | "LONGTL" | "IMES" | "TF" | "IA";
  /** The game's name, which is the league's. */
  readonly names: Names;
  readonly sport: "football" | "takraw" | "boats" | "arena" | "breach" | "pucks";
  readonly rules: MatchRules;
  /** An even number of clubs: each round all of them play. */
  readonly clubs: readonly Club[];
  readonly timetable: Timetable;
  /** How much later than its timetable's full period the league kicks off, in thousandths: leagues take turns. */
  readonly offsetPermille: number;
  /** CSS colours that the brand's pages are dressed in. */
  readonly palette: {
    readonly ground: string;
    readonly panel: string;
    readonly accent: string;
    readonly second: string;
    readonly onAccent: string;
  };
}
