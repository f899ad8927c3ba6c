// Written by build-catalogues.ts from the areas of the first language.
import type errorsArea from "./languages/en/errors.json";
import type formRulesArea from "./languages/en/form-rules.json";
import type gamesArea from "./languages/en/games.json";
import type homeArea from "./languages/en/home.json";
import type lotteryArea from "./languages/en/lottery.json";
import type lotteryPlaysArea from "./languages/en/lottery-plays.json";
import type outboxArea from "./languages/en/outbox.json";
import type playArea from "./languages/en/play.json";
import type serverArea from "./languages/en/server.json";
import type shellArea from "./languages/en/shell.json";
import type studioArea from "./languages/en/studio.json";

/** The id of a text that exists. */
export type MessageId =
  | keyof typeof errorsArea
  | keyof typeof formRulesArea
  | keyof typeof gamesArea
  | keyof typeof homeArea
  | keyof typeof lotteryArea
  | keyof typeof lotteryPlaysArea
  | keyof typeof outboxArea
  | keyof typeof playArea
  | keyof typeof serverArea
  | keyof typeof shellArea
  | keyof typeof studioArea;
