import type { Transaction } from "@lantern/database/database.ts";
import type { Configuration } from "../platform/configuration.ts";
import { deskReference, makeOwnKey, vendorKeysOf } from "./vendor-keys.ts";
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

const selectWithoutKey = "select code from games_integrations where code = $1 and wrapped_own_key is null";
const storeOwnKey = "update games_integrations set wrapped_own_key = $2 where code = $1";

/**
 * Makes a vendor's system known, or changes where and how it is reached; its next sync reads the whole catalogue then.
 * Where the keys are of the desk and the protocol signs by key pairs, ours is made now.
 * @throws Error for a protocol without an adapter or keys that are not configured or not of its kind.
 */
export async function createIntegration(
  { configuration }: { readonly configuration: Configuration },
  transaction: Transaction,
  integration: NewIntegration,
): Promise<void> {
  const { code, protocol, baseUrl, publicUrl, secretReference } = integration;
  // Those of the desk alone bring theirs later, and say there what else their protocol needs.
  const { more } =
    secretReference === deskReference ? { more: {} as Readonly<Record<string, string>> } : vendorKeysOf(configuration, secretReference);
  const { needs } = protocolOf(protocol);
  const missing = secretReference === deskReference ? [] : needs.filter((name) => (more[name] ?? "") === "");
  if (missing.length > 0) {
    throw new Error(`The integration ${code} speaks ${protocol}, but the keys "${secretReference}" have no ${missing.join(", ")}.`);
  }
  await transaction.query(upsertIntegration, [code, protocol, new URL(baseUrl).origin, publicUrl ?? null, secretReference]);
  if (secretReference !== deskReference || !needs.includes("publicKey")) return;
  const [bare] = await transaction.query(selectWithoutKey, [code]);
  if (bare !== undefined) await transaction.query(storeOwnKey, [code, await makeOwnKey(configuration)]);
}
