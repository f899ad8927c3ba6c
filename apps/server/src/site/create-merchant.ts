import type { Transaction } from "@lantern/database/database.ts";
import type { Scope } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { forgetMerchants } from "./find-merchant.ts";
import type { MerchantSettings } from "./merchant-settings.ts";

export interface NewMerchant {
  readonly code: string;
  readonly name: string;
  /** Wire code. */
  readonly defaultLanguage: string;
  /** IANA name. */
  readonly zone: string;
  /** ISO 4217 codes, the preferred first. */
  readonly currencies: readonly string[];
  readonly theme: string;
  /** Those of `MerchantSettings`, and what other capabilities let a merchant set. */
  readonly settings: Partial<MerchantSettings> & Readonly<Record<string, unknown>>;
  /** The main one first; `*` for any host that no merchant names. */
  readonly hostNames: readonly string[];
  readonly flagsOn: readonly string[];
  readonly switchesOn: readonly string[];
  readonly resources: Readonly<Record<string, string>>;
  readonly banners: readonly NewBanner[];
}

export interface NewBanner {
  readonly group: "m_home" | "m_vip";
  /** By wire code of the language. */
  readonly texts: Readonly<Record<string, { readonly title: string; readonly subtitle: string }>>;
  readonly imageUrl: string;
  readonly linkPath: string | null;
}

const insertMerchant = `
  insert into site_merchants (id, code, name, default_language, zone, currencies, theme, settings, created_at)
  values ($1, $2, $3, $4, $5, $6::text[], $7, $8::jsonb, $9)`;
const insertDomains = `
  insert into site_domains (host_name, merchant_id, is_main)
  select host_name, $1, ordinality = 1 and host_name <> '*'
  from unnest($2::text[]) with ordinality as hosts (host_name, ordinality)`;
const insertFlags = "insert into site_flags (merchant_id, name, is_on) select $1, name, true from unnest($2::text[]) as names (name)";
const insertSwitches = "insert into site_switches (merchant_id, name, is_on) select $1, name, true from unnest($2::text[]) as names (name)";
const insertResources = `
  insert into site_resources (merchant_id, resource_type, url)
  select $1, resource_type, url from unnest($2::text[], $3::text[]) as links (resource_type, url)`;
const insertBanner = `
  insert into site_banners (id, merchant_id, group_name, position, texts, image_url, link_path)
  values ($1, $2, $3, $4, $5::jsonb, $6, $7)`;

/**
 * Creates a merchant with its hosts, flags, switches, links and banners.
 * @returns the merchant's id. Throws where the code or a host name is taken.
 */
export async function createMerchant(scope: Scope, transaction: Transaction, merchant: NewMerchant): Promise<string> {
  const id = newId(scope.clock);
  const { code, name, defaultLanguage, zone, currencies, theme, settings } = merchant;
  await transaction.query(insertMerchant, [
    id,
    code,
    name,
    defaultLanguage,
    zone,
    currencies,
    theme,
    JSON.stringify(settings),
    scope.clock.now(),
  ]);
  await transaction.query(insertDomains, [id, merchant.hostNames]);
  await transaction.query(insertFlags, [id, merchant.flagsOn]);
  await transaction.query(insertSwitches, [id, merchant.switchesOn]);
  await transaction.query(insertResources, [id, Object.keys(merchant.resources), Object.values(merchant.resources)]);
  for (const [position, banner] of merchant.banners.entries()) {
    const texts = JSON.stringify(banner.texts);
    await transaction.query(insertBanner, [newId(scope.clock), id, banner.group, position, texts, banner.imageUrl, banner.linkPath]);
  }
  forgetMerchants(scope);
  return id;
}
