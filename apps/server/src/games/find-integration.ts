import type { VendorAdapter } from "@lantern/vendor-kit/adapter.ts";
import type { GamesClient } from "@lantern/vendor-kit/vendor-client.ts";
import type { VendorKeys } from "../platform/configuration.ts";
import type { Scope } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";
import { vendorKeysOf } from "./vendor-keys.ts";
import { protocolOf } from "./vendor-protocols.ts";

/** A vendor's system with which the platform speaks. */
export interface Integration extends VendorKeys {
  readonly code: string;
  readonly adapter: VendorAdapter;
  readonly baseUrl: string;
  /** Asks the vendor for his games and launches; whatever has no answer by then is unknown. */
  readonly client: (timeoutMs: number) => GamesClient;
}

const remembered = new Remembered<Integration | undefined>({ ms: 3_000, keysMax: 500 });

const selectIntegration = `
  select integration.code, integration.protocol, integration.base_url, integration.secret_reference
  from games_integrations integration
  where integration.code = $1
     or integration.code = (select vendor.integration_code from games_vendors vendor where vendor.code = $1 and vendor.integration_code is not null limit 1)
  order by integration.code = $1 desc
  limit 1`;

interface IntegrationRow {
  readonly code: string;
  readonly protocol: string;
  readonly base_url: string;
  readonly secret_reference: string;
}

/** The integration of that code, or the one that serves the brand of that code; remembered for three seconds. */
export function findIntegration(scope: Scope, code: string): Promise<Integration | undefined> {
  return remembered.read(scope, code, async () => {
    const [row] = await scope.database.query<IntegrationRow>(selectIntegration, [code]);
    return row === undefined ? undefined : toIntegration(scope, row);
  });
}

/** Forgets what is remembered, after a change that must show at once in this process. */
export function forgetIntegrations(scope: Pick<Scope, "database">): void {
  remembered.forget(scope);
}

const selectIntegrations = "select code, protocol, base_url, secret_reference from games_integrations order by code";

const complainedOf = new Set<string>();

/** Every integration, as it is stored now. One whose keys are gone from the configuration holds up no other: it is logged, once. */
export async function listIntegrations(scope: Scope): Promise<Integration[]> {
  return (await scope.database.query<IntegrationRow>(selectIntegrations)).flatMap((row) => {
    try {
      return [toIntegration(scope, row)];
    } catch (error) {
      if (!complainedOf.has(row.code)) scope.log.error({ err: error, integration: row.code }, "an integration cannot be used");
      complainedOf.add(row.code);
      return [];
    }
  });
}

function toIntegration(scope: Scope, row: IntegrationRow): Integration {
  const { adapter, makeClient } = protocolOf(row.protocol);
  const keys = vendorKeysOf(scope.configuration, row.secret_reference);
  const { secret, more } = keys;
  const baseUrl = row.base_url;
  return { code: row.code, adapter, baseUrl, ...keys, client: (timeoutMs) => makeClient({ vendorUrl: baseUrl, secret, more, timeoutMs }) };
}
