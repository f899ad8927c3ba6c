import type { MatchRules, Outcome, SeriesRules } from "./types.ts";

/** Something that can be bet on, and whether it came true: the one rule by which it is priced and settled. */
export interface Selection {
  readonly code: string;
  readonly wins: (outcome: Outcome) => boolean;
}

export interface Market {
  readonly code: string;
  /** What the studio keeps of a stake on the average at the least, in hundredths of a percent. */
  readonly marginBasisPoints: number;
  readonly selections: readonly Selection[];
}

const usualMargin = 500;
const scoreMargin = 1_000;

/** The markets of a match, in the order in which they are shown. */
export function marketsOf(rules: MatchRules): readonly Market[] {
  return rules.kind === "goals" ? goalMarkets : seriesMarkets(rules);
}

/** The market and selection of these codes, or undefined where there is none. */
export function findSelection(rules: MatchRules, marketCode: string, selectionCode: string): Selection | undefined {
  return marketsOf(rules)
    .find(({ code }) => code === marketCode)
    ?.selections.find(({ code }) => code === selectionCode);
}

const homeWins: Selection = { code: "home", wins: ({ home, away }) => home > away };
const drawn: Selection = { code: "draw", wins: ({ home, away }) => home === away };
const awayWins: Selection = { code: "away", wins: ({ home, away }) => home < away };

/** More or fewer than a number and a half: nobody gets a stake back by a tie. */
function total(code: string, whole: number): Market {
  return {
    code: `${code}-${whole}.5`,
    marginBasisPoints: usualMargin,
    selections: [
      { code: "over", wins: ({ home, away }) => home + away > whole },
      { code: "under", wins: ({ home, away }) => home + away <= whole },
    ],
  };
}

const shownGoalsMax = 3;

function exactScore(home: number, away: number): Selection {
  return { code: `${home}-${away}`, wins: (outcome) => outcome.home === home && outcome.away === away };
}

const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, number) => number);

const goalMarkets: readonly Market[] = [
  { code: "winner", marginBasisPoints: usualMargin, selections: [homeWins, drawn, awayWins] },
  {
    code: "double",
    marginBasisPoints: usualMargin,
    selections: [
      { code: "home-draw", wins: ({ home, away }) => home >= away },
      { code: "home-away", wins: ({ home, away }) => home !== away },
      { code: "draw-away", wins: ({ home, away }) => home <= away },
    ],
  },
  total("goals", 1),
  total("goals", 2),
  total("goals", 3),
  {
    code: "both-score",
    marginBasisPoints: usualMargin,
    selections: [
      { code: "yes", wins: ({ home, away }) => home > 0 && away > 0 },
      { code: "no", wins: ({ home, away }) => home === 0 || away === 0 },
    ],
  },
  {
    code: "score",
    marginBasisPoints: scoreMargin,
    selections: [
      ...upTo(shownGoalsMax).flatMap((home) => upTo(shownGoalsMax).map((away) => exactScore(home, away))),
      { code: "other", wins: ({ home, away }) => home > shownGoalsMax || away > shownGoalsMax },
    ],
  },
];

function seriesMarkets({ legs }: SeriesRules): readonly Market[] {
  const needed = (legs + 1) / 2;
  const behind = upTo(needed - 1);
  return [
    { code: "winner", marginBasisPoints: usualMargin, selections: [homeWins, awayWins] },
    {
      code: "first-leg",
      marginBasisPoints: usualMargin,
      selections: [
        { code: "home", wins: (outcome) => outcome.legs?.[0] === "home" },
        { code: "away", wins: (outcome) => outcome.legs?.[0] === "away" },
      ],
    },
    ...behind.slice(0, -1).map((less) => total("legs", needed + less)),
    {
      code: "score",
      marginBasisPoints: scoreMargin,
      selections: [...behind.map((lost) => exactScore(needed, lost)), ...behind.toReversed().map((won) => exactScore(won, needed))],
    },
  ];
}
