import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { houseSeries } from "@lantern/rules/lottery/series.ts";
import type { PlayMenu } from "../slip/bet-line.ts";

/** The menu of a game of the family that sells every play at its usual odds, in Lott alone. */
export function menuOf(family: LotteryFamily): PlayMenu {
  return {
    gameId: 1,
    gameCode: "GAME",
    name: "Game",
    family: family.code,
    options: {},
    currency: "THB",
    prizeMode: "Lott",
    prizeModes: ["Lott"],
    series: { ...houseSeries.Lott },
    groups: family.groups.map((group) => ({
      group,
      plays: family.plays
        .filter((play) => play.group === group)
        .map((play) => ({
          playId: play.code,
          playType: play.playType,
          stakeUnitsPerLine: play.stakeUnitsPerLine,
          payBasis: play.payBasis,
          odds: { ...family.defaultOdds[play.code] },
        })),
    })),
    limits: {
      betAmountMin: "1",
      betAmountMax: "200000",
      winAmountMax: "2000000",
      betMultipleMax: 99,
      chaseIssuesMax: 120,
      orderAmountMax: null,
      memberAmountMax: null,
      issueAmountMax: null,
      memberWinMax: null,
    },
    numbers: [],
  };
}
