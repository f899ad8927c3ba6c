import { confirmLimit as confirmLimitCall } from "@lantern/contract/safeguards/confirm-limit.ts";
import { excludeMyself as excludeMyselfCall } from "@lantern/contract/safeguards/exclude-myself.ts";
import { getPlaySession as getPlaySessionCall } from "@lantern/contract/safeguards/get-play-session.ts";
import { getSafeguards as getSafeguardsCall } from "@lantern/contract/safeguards/get-safeguards.ts";
import { keepLimit as keepLimitCall } from "@lantern/contract/safeguards/keep-limit.ts";
import { setLimit as setLimitCall } from "@lantern/contract/safeguards/set-limit.ts";
import { setReminder as setReminderCall } from "@lantern/contract/safeguards/set-reminder.ts";
import { takeTimeOut as takeTimeOutCall } from "@lantern/contract/safeguards/take-time-out.ts";
import { answer, type Answer } from "../http/answer.ts";
import { confirmLimit } from "./confirm-limit.ts";
import { excludeMyself } from "./exclude-myself.ts";
import { getPlaySession } from "./get-play-session.ts";
import { getSafeguards } from "./get-safeguards.ts";
import { keepLimit } from "./keep-limit.ts";
import { setLimit } from "./set-limit.ts";
import { setReminder } from "./set-reminder.ts";
import { takeTimeOut } from "./take-time-out.ts";

export const safeguardsAnswers: readonly Answer[] = [
  answer(getSafeguardsCall, getSafeguards),
  answer(setLimitCall, setLimit),
  answer(confirmLimitCall, confirmLimit),
  answer(keepLimitCall, keepLimit),
  answer(setReminderCall, setReminder),
  answer(takeTimeOutCall, takeTimeOut),
  answer(excludeMyselfCall, excludeMyself),
  answer(getPlaySessionCall, getPlaySession),
];
