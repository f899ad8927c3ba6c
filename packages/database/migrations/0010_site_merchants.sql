-- White label from the first day: every member, order and transfer belongs to a merchant, and the host name of a request
-- chooses it. Flags, switches, links and settings are rows, so that an operator changes them without a release.
create table site_merchants (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z][A-Z0-9_]{1,19}$'),
  name text not null check (name <> ''),
  -- Wire code, such as EN.
  default_language text not null check (default_language ~ '^[A-Z]{2,3}$'),
  -- IANA name; times are stored in UTC and shown in this zone.
  zone text not null,
  -- ISO 4217 codes, the preferred first.
  currencies text[] not null check (cardinality(currencies) > 0),
  theme text not null,
  settings jsonb not null default '{}' check (jsonb_typeof(settings) = 'object'),
  created_at timestamptz not null
);

-- The host '*' is any host that no other row names; the agents' entrance is the prefix 'agent.' before a host.
create table site_domains (
  host_name text primary key check (host_name = lower(host_name) and host_name <> ''),
  merchant_id uuid not null references site_merchants,
  is_main boolean not null default false
);
create unique index site_domains_one_main on site_domains (merchant_id) where is_main;

create table site_flags (
  merchant_id uuid not null references site_merchants,
  name text not null check (name ~ '^[A-Z][A-Z0-9]*$'),
  is_on boolean not null,
  primary key (merchant_id, name)
);

create table site_switches (
  merchant_id uuid not null references site_merchants,
  name text not null check (name ~ '^[A-Z][A-Z0-9]*$'),
  is_on boolean not null,
  primary key (merchant_id, name)
);

create table site_resources (
  merchant_id uuid not null references site_merchants,
  resource_type text not null check (
    resource_type in ('IOS', 'Android', 'MOBILECONFIG', 'HELPCENTER', 'AppDownloadIcon', 'FACEBOOK', 'TELEGRAM', 'AFFILIATELINK')
  ),
  url text not null check (url <> ''),
  primary key (merchant_id, resource_type)
);

create table site_banners (
  id uuid primary key,
  merchant_id uuid not null references site_merchants,
  group_name text not null check (group_name in ('m_home', 'm_vip')),
  position integer not null,
  -- {"EN": {"title": "…", "subtitle": "…"}, …}: an operator writes them, so they are no phrases.
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  image_url text not null,
  link_path text check (link_path ~ '^/'),
  starts_at timestamptz,
  ends_at timestamptz,
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index site_banners_by_place on site_banners (merchant_id, group_name, position);
