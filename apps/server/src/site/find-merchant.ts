import type { Awaitable } from "../platform/awaitable.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";

const remembered = new Remembered<Merchant | undefined>({ ms: 3_000, keysMax: 1_000 });

/** One row: the merchant of the host itself before the merchant of any host. */
const selectMerchantOfHost = `
  select m.id, m.code, m.name, m.default_language, m.zone, m.currencies, m.theme, m.settings,
    array(select f.name from site_flags f where f.merchant_id = m.id and f.is_on order by f.name) as flags,
    array(select s.name from site_switches s where s.merchant_id = m.id and s.is_on order by s.name) as switches
  from site_domains d
  join site_merchants m on m.id = d.merchant_id
  where d.host_name in ($1, '*')
  order by d.host_name = '*'
  limit 1`;

interface MerchantRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly default_language: string;
  readonly zone: string;
  readonly currencies: readonly string[];
  readonly theme: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly flags: readonly string[];
  readonly switches: readonly string[];
}

/**
 * The merchant that a host name belongs to, remembered for three seconds; undefined where none does.
 * @param hostName without port and without the `agent.` of the agents' entrance.
 */
export function findMerchant(scope: Scope, hostName: string): Awaitable<Merchant | undefined> {
  return remembered.readNow(scope, hostName, async () => {
    const [row] = await scope.database.query<MerchantRow>(selectMerchantOfHost, [hostName]);
    return row === undefined ? undefined : merchantOf(row);
  });
}

/** Forgets what is remembered, after a change that must show at once in this process. */
export function forgetMerchants(scope: Pick<Scope, "database">): void {
  remembered.forget(scope);
}

function merchantOf(row: MerchantRow): Merchant {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    defaultLanguage: row.default_language,
    zone: row.zone,
    currencies: row.currencies,
    theme: row.theme,
    flags: new Set(row.flags),
    switches: new Set(row.switches),
    settings: row.settings,
  };
}
