import type { Gauge } from "../../platform/gauge.ts";

const counted = "select count(*)::int as found from games_vendor_transfers where state = 'pending'";

function counting(statement: string): Gauge["read"] {
  return async ({ database }) => (await database.query<{ found: number }>(statement, []))[0]?.found ?? 0;
}

export const transferGauges: readonly Gauge[] = [
  {
    name: "lantern_games_transfers_pending",
    help: "Transfers to or from vendors of which the end is not known yet",
    read: counting(counted),
  },
  {
    name: "lantern_games_transfer_cases",
    help: "Transfers whose vendor does not say what became of them: an operator must ask him",
    read: counting(`${counted} and case_since is not null`),
  },
];
