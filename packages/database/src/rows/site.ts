export interface SiteMerchantRow {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly default_language: string;
  readonly zone: string;
  readonly currencies: readonly string[];
  readonly theme: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly created_at: Date;
}

export interface SiteDomainRow {
  readonly host_name: string;
  readonly merchant_id: string;
  readonly is_main: boolean;
}

export interface SiteNamedSwitchRow {
  readonly merchant_id: string;
  readonly name: string;
  readonly is_on: boolean;
}

export interface SiteResourceRow {
  readonly merchant_id: string;
  readonly resource_type: string;
  readonly url: string;
}

export interface SiteBannerRow {
  readonly id: string;
  readonly merchant_id: string;
  readonly group_name: "m_home" | "m_vip";
  readonly position: number;
  readonly texts: Readonly<Record<string, { readonly title: string; readonly subtitle: string }>>;
  readonly image_url: string;
  readonly link_path: string | null;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

export interface SiteTables {
  readonly site_merchants: SiteMerchantRow;
  readonly site_domains: SiteDomainRow;
  readonly site_flags: SiteNamedSwitchRow;
  readonly site_switches: SiteNamedSwitchRow;
  readonly site_resources: SiteResourceRow;
  readonly site_banners: SiteBannerRow;
}
