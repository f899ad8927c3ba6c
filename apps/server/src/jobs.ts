import { codeJobs } from "./accounts/codes/jobs.ts";
import { guessJobs } from "./accounts/guesses/jobs.ts";
import { accountsJobs } from "./accounts/jobs.ts";
import { kycJobs } from "./accounts/kyc/jobs.ts";
import { socialJobs } from "./accounts/social/jobs.ts";
import { deliveryJobs } from "./delivery/jobs.ts";
import { gamesJobs } from "./games/jobs.ts";
import { everyLedgerCheck } from "./ledger-checks.ts";
import { lotteryJobs } from "./lottery/jobs.ts";
import { messagesJobs } from "./messages/jobs.ts";
import { operatorsJobs } from "./operators/jobs.ts";
import { platformJobs } from "./platform/platform-jobs.ts";
import { walletJobs } from "./wallet/jobs.ts";
import type { Job } from "./platform/job.ts";

/** Every capability's jobs, in the capabilities' order. */
export const jobs: readonly Job[] = [
  ...platformJobs,
  ...deliveryJobs,
  ...walletJobs(everyLedgerCheck),
  ...accountsJobs,
  ...codeJobs,
  ...guessJobs,
  ...kycJobs,
  ...socialJobs,
  ...gamesJobs,
  ...lotteryJobs,
  ...messagesJobs,
  ...operatorsJobs,
];
