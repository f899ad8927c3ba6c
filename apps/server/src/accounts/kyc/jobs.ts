import type { Job } from "../../platform/job.ts";
import { listMerchants } from "../../site/list-merchants.ts";
import { eraseCases } from "./erase-cases.ts";
import { expireCases } from "./expire-cases.ts";
import { rewrapKeys } from "./rewrap-keys.ts";
import { warnOfExpiry } from "./warn-of-expiry.ts";

const minuteMs = 60_000;

export const kycJobs: readonly Job[] = [
  {
    name: "accounts.expire_kyc",
    everyMs: 10 * minuteMs,
    run: async (scope) => {
      for (const merchant of await listMerchants(scope.database)) await expireCases(scope, merchant);
    },
  },
  {
    name: "accounts.warn_of_kyc_expiry",
    everyMs: 10 * minuteMs,
    run: async (scope) => {
      for (const merchant of await listMerchants(scope.database)) await warnOfExpiry(scope, merchant);
    },
  },
  {
    name: "accounts.erase_kyc",
    everyMs: 30 * minuteMs,
    run: async (scope) => {
      for (const merchant of await listMerchants(scope.database)) await eraseCases(scope, merchant);
    },
  },
  { name: "accounts.rewrap_kyc_keys", everyMs: minuteMs, run: async (scope) => void (await rewrapKeys(scope)) },
];
