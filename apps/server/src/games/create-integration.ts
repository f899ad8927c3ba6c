import type { Transaction } from "@lantern/database/database.ts";
import type { Configuration } from "../platform/configuration.ts";
import { deskReference, vendorKeysOf } from "./vendor-keys.ts";
import { protocolOf } from "./vendor-protocols.ts";

export interface NewIntegration {
  readonly code: string;
  /** Name of the adapter of its protocol. */
  readonly protocol: string;
  /** Origin where the platform reaches it. */
  readonly baseUrl: string;
  /** Origin where browsers reach it; where absent, the platform's own host name on the base URL's port. */
  readonly publicUrl?: string;
  /** Which keys of the configuration sign for it; "desk" where they are made at the vendors' desk alone. */
  readonly secretReference: string;
}

const upsertIntegration = `
  insert into games_integrations (code, protocol, base_url, public_url, secret_reference)
  values ($1, $2, $3, $4, $5)
  on conflict (code) do update
  set protocol = excluded.protocol, base_url = excluded.base_url, public_url = excluded.public_url,
      secret_reference = excluded.secret_reference, catalogue_version = null
  where (games_integrations.protocol, games_integrations.base_url, games_integrations.public_url, games_integrations.secret_reference)
     is distinct from (excluded.protocol, excluded.base_url, excluded.public_url, excluded.secret_reference)`;

/**
 * Makes a vendor's system known, or changes where and how it is reached; its next sync reads the whole catalogue then.
 * @throws Error for a protocol without an adapter or keys that are not configured or not of its kind.
 */
export async function createIntegration(
  { configuration }: { readonly configuration: Configuration },
  transaction: Transaction,
  integration: NewIntegration,
): Promise<void> {
  const { code, protocol, baseUrl, publicUrl, secretReference } = integration;
  // Those of the desk alone bring theirs later; what a protocol needs beside a secret is the configuration's to say.
  const { more } =
    secretReference === deskReference ? { more: {} as Readonly<Record<string, string>> } : vendorKeysOf(configuration, secretReference);
  const missing = protocolOf(protocol).needs.filter((name) => (more[name] ?? "") === "");
  if (missing.length > 0) {
    throw new Error(`The integration ${code} speaks ${protocol}, but the keys "${secretReference}" have no ${missing.join(", ")}.`);
  }
  await transaction.query(upsertIntegration, [code, protocol, new URL(baseUrl).origin, publicUrl ?? null, secretReference]);
}
