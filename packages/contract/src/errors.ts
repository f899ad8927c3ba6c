import { accessErrors } from "./errors/access.ts";
import { accountsErrors } from "./errors/accounts.ts";
import { gamesErrors } from "./errors/games.ts";
import { lotteryErrors } from "./errors/lottery.ts";
import { messagesErrors } from "./errors/messages.ts";
import { operatorsErrors } from "./errors/operators.ts";
import { requestErrors } from "./errors/request.ts";
import { safeguardsErrors } from "./errors/safeguards.ts";
import { siteErrors } from "./errors/site.ts";
import { walletErrors } from "./errors/wallet.ts";

/** Every refusal of the wire: its stable code and its HTTP status. Texts are phrases `error.<code>`. */
export const errorStatus = {
  ...requestErrors,
  ...accessErrors,
  ...siteErrors,
  ...accountsErrors,
  ...safeguardsErrors,
  ...walletErrors,
  ...gamesErrors,
  ...lotteryErrors,
  ...messagesErrors,
  ...operatorsErrors,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorCodes = Object.keys(errorStatus) as ErrorCode[];

/** Refusals that any call may answer with, whatever it declares. */
export const everyCallRefusals: readonly ErrorCode[] = [
  ...Object.keys(requestErrors),
  ...Object.keys(accessErrors),
  "site.maintenance",
  "site.region_restricted",
] as ErrorCode[];
