// Written by build-catalogues.ts from the areas of the first language.
import type accountsArea from "./languages/en/accounts.json";
import type deliveryArea from "./languages/en/delivery.json";
import type devicesArea from "./languages/en/devices.json";
import type entranceArea from "./languages/en/entrance.json";
import type errorsArea from "./languages/en/errors.json";
import type formRulesArea from "./languages/en/form-rules.json";
import type gamesArea from "./languages/en/games.json";
import type homeArea from "./languages/en/home.json";
import type inboxArea from "./languages/en/inbox.json";
import type kycArea from "./languages/en/kyc.json";
import type lotteryArea from "./languages/en/lottery.json";
import type lotteryChartsArea from "./languages/en/lottery-charts.json";
import type lotteryOrdersArea from "./languages/en/lottery-orders.json";
import type lotteryPlaysArea from "./languages/en/lottery-plays.json";
import type messagesArea from "./languages/en/messages.json";
import type outboxArea from "./languages/en/outbox.json";
import type overlaysArea from "./languages/en/overlays.json";
import type passkeysArea from "./languages/en/passkeys.json";
import type playArea from "./languages/en/play.json";
import type recordsArea from "./languages/en/records.json";
import type safeguardsArea from "./languages/en/safeguards.json";
import type searchArea from "./languages/en/search.json";
import type securityArea from "./languages/en/security.json";
import type serverArea from "./languages/en/server.json";
import type serviceArea from "./languages/en/service.json";
import type shellArea from "./languages/en/shell.json";
import type socialArea from "./languages/en/social.json";
import type sportsArea from "./languages/en/sports.json";
import type studioArea from "./languages/en/studio.json";
import type twoFactorArea from "./languages/en/two-factor.json";
import type vendorsArea from "./languages/en/vendors.json";
import type walletArea from "./languages/en/wallet.json";

/** The id of a text that exists. */
export type MessageId =
  | keyof typeof accountsArea
  | keyof typeof deliveryArea
  | keyof typeof devicesArea
  | keyof typeof entranceArea
  | keyof typeof errorsArea
  | keyof typeof formRulesArea
  | keyof typeof gamesArea
  | keyof typeof homeArea
  | keyof typeof inboxArea
  | keyof typeof kycArea
  | keyof typeof lotteryArea
  | keyof typeof lotteryChartsArea
  | keyof typeof lotteryOrdersArea
  | keyof typeof lotteryPlaysArea
  | keyof typeof messagesArea
  | keyof typeof outboxArea
  | keyof typeof overlaysArea
  | keyof typeof passkeysArea
  | keyof typeof playArea
  | keyof typeof recordsArea
  | keyof typeof safeguardsArea
  | keyof typeof searchArea
  | keyof typeof securityArea
  | keyof typeof serverArea
  | keyof typeof serviceArea
  | keyof typeof shellArea
  | keyof typeof socialArea
  | keyof typeof sportsArea
  | keyof typeof studioArea
  | keyof typeof twoFactorArea
  | keyof typeof vendorsArea
  | keyof typeof walletArea;
