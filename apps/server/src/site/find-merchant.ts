import type { Merchant, Scope } from "../platform/context.ts";

const cacheMs = 3_000;
/** Host names remembered at once: strangers may invent any number of them. */
const hostNamesMax = 1_000;

interface Remembered {
  readonly merchant: Merchant | undefined;
  readonly readAtMs: number;
}

const rememberedOfDatabase = new WeakMap<object, Map<string, Remembered>>();

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
export async function findMerchant(scope: Scope, hostName: string): Promise<Merchant | undefined> {
  const remembered = rememberedOf(scope);
  const nowMs = scope.clock.now().getTime();
  const known = remembered.get(hostName);
  if (known !== undefined && nowMs - known.readAtMs < cacheMs && nowMs >= known.readAtMs) return known.merchant;
  const [row] = await scope.database.query<MerchantRow>(selectMerchantOfHost, [hostName]);
  const merchant = row === undefined ? undefined : merchantOf(row);
  if (remembered.size >= hostNamesMax) remembered.clear();
  remembered.set(hostName, { merchant, readAtMs: nowMs });
  return merchant;
}

/** Forgets what is remembered, after a change that must show at once in this process. */
export function forgetMerchants(scope: Pick<Scope, "database">): void {
  rememberedOfDatabase.get(scope.database)?.clear();
}

function rememberedOf(scope: Scope): Map<string, Remembered> {
  const existing = rememberedOfDatabase.get(scope.database);
  if (existing !== undefined) return existing;
  const made = new Map<string, Remembered>();
  rememberedOfDatabase.set(scope.database, made);
  return made;
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
