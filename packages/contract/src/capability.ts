/** The capability words of the house, in the order in which server capabilities may call one another. */
export const capabilities = [
  "site",
  "delivery",
  "safeguards",
  "wallet",
  "accounts",
  "cashier",
  "games",
  "lottery",
  "promotions",
  "agents",
  "messages",
  "records",
  "operators",
] as const;

export type Capability = (typeof capabilities)[number];
