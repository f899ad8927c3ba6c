import { accountsAnswers } from "./accounts/routes.ts";
import { gamesAnswers, homeAnswer } from "./games/routes.ts";
import { homeSources } from "./home-sources.ts";
import type { Answer } from "./http/answer.ts";
import { lotteryAnswers } from "./lottery/routes.ts";
import { messagesAnswers } from "./messages/routes.ts";
import { operatorsAnswers } from "./operators/routes.ts";
import { recordsAnswers } from "./records/routes.ts";
import { safeguardsAnswers } from "./safeguards/routes.ts";
import { siteAnswers } from "./site/routes.ts";
import { walletAnswers } from "./wallet/routes.ts";

/** Every capability's answers, in the capabilities' order. The server refuses to start when a built call is missing here. */
export const answers: readonly Answer[] = [
  ...siteAnswers,
  ...safeguardsAnswers,
  ...walletAnswers,
  ...accountsAnswers,
  ...gamesAnswers,
  homeAnswer(homeSources),
  ...lotteryAnswers,
  ...messagesAnswers,
  ...recordsAnswers,
  ...operatorsAnswers,
];
