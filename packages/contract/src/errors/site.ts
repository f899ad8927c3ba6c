export const siteErrors = {
  "site.maintenance": 503,
  "site.region_restricted": 403,
  "site.merchant_unknown": 404,
} as const;
