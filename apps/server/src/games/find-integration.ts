import { amountDecimalsName } from "@lantern/vendor-kit/amount-scale.ts";
import type { VendorAdapter } from "@lantern/vendor-kit/adapter.ts";
import type { Exchange } from "@lantern/vendor-kit/send-signed.ts";
import type { TransferClient } from "@lantern/vendor-kit/transfer-wallet/transfer-client.ts";
import type { GamesClient } from "@lantern/vendor-kit/vendor-client.ts";
import type { VendorKeySet } from "../platform/configuration.ts";
import type { Scope } from "../platform/context.ts";
import { Remembered } from "../platform/remembered.ts";
import { recordSentCall } from "./vendor-desk/record-call.ts";
import { deskReference, keysInForce, unwrapKey, vendorKeysOf, type DeskKeyRow } from "./vendor-keys.ts";
import { protocolOf } from "./vendor-protocols.ts";

/** A vendor's system with which the platform speaks; its keys are those that sign what we send. */
export interface Integration extends VendorKeySet {
  readonly code: string;
  readonly adapter: VendorAdapter;
  readonly baseUrl: string;
  /** Taken from the vendor as well, while keys are exchanged. */
  readonly others: readonly VendorKeySet[];
  /** Networks from which the vendor may call, in CIDR; none: from anywhere. */
  readonly allowedNetworks: readonly string[];
  /** What ends a round: the vendor's word, or its first win. */
  readonly roundClosing: "vendor" | "result";
  /** Asks the vendor for his games and launches; whatever has no answer by then is unknown. */
  readonly client: (timeoutMs: number, onExchange?: (exchange: Exchange) => void) => GamesClient;
  /** Moves money to a vendor who keeps it, and home; undefined of one who keeps none. */
  readonly transferClient: (timeoutMs: number, onExchange?: (exchange: Exchange) => void) => TransferClient | undefined;
}

const remembered = new Remembered<Integration | undefined>({ ms: 3_000, keysMax: 500 });

const columns = `
  integration.code, integration.protocol, integration.base_url, integration.secret_reference, integration.allowed_networks,
  integration.round_closing, integration.amount_decimals, integration.wrapped_own_key, integration.operator_id, integration.contract_currencies,
  (select coalesce(jsonb_agg(jsonb_build_object('state', key.state, 'wrapped_key', encode(key.wrapped_key, 'base64'))), '[]')
   from games_integration_keys key
   where key.integration_code = integration.code and key.state <> 'ended' and (key.ends_at is null or key.ends_at > $1)) as desk_keys`;

const selectIntegration = `
  select ${columns}
  from games_integrations integration
  where integration.code = $2
     or integration.code = (select vendor.integration_code from games_vendors vendor where vendor.code = $2 and vendor.integration_code is not null limit 1)
  order by integration.code = $2 desc
  limit 1`;

interface IntegrationRow {
  readonly code: string;
  readonly protocol: string;
  readonly base_url: string;
  readonly secret_reference: string;
  readonly allowed_networks: readonly string[];
  readonly round_closing: Integration["roundClosing"];
  readonly amount_decimals: number | null;
  readonly wrapped_own_key: Uint8Array | null;
  readonly operator_id: string | null;
  readonly contract_currencies: readonly string[];
  readonly desk_keys: readonly { readonly state: DeskKeyRow["state"]; readonly wrapped_key: string | null }[];
}

/** The integration of that code, or the one that serves the brand of that code; remembered for three seconds. Undefined also for one without a key. */
export function findIntegration(scope: Scope, code: string): Promise<Integration | undefined> {
  return remembered.read(scope, code, async () => {
    const [row] = await scope.database.query<IntegrationRow>(selectIntegration, [scope.clock.now(), code]);
    return row === undefined ? undefined : toIntegration(scope, row);
  });
}

/** Forgets what is remembered, after a change that must show at once in this process. */
export function forgetIntegrations(scope: Pick<Scope, "database">): void {
  remembered.forget(scope);
}

/** Those of the desk that no merchant has play nowhere yet: nobody reads their catalogue. */
const selectIntegrations = `
  select ${columns}
  from games_integrations integration
  where integration.closed_at is null
    and (integration.secret_reference <> '${deskReference}'
      or exists (select from games_vendors vendor where vendor.integration_code = integration.code))
  order by integration.code`;

const complainedOf = new Set<string>();

/** Every integration that is asked for its games, as it is stored now; none that is closed. One whose keys are gone from the configuration holds up no other: it is logged, once. */
export async function listIntegrations(scope: Scope): Promise<Integration[]> {
  return (await scope.database.query<IntegrationRow>(selectIntegrations, [scope.clock.now()])).flatMap((row) => {
    try {
      return toIntegration(scope, row) ?? [];
    } catch (error) {
      if (!complainedOf.has(row.code)) scope.log.error({ err: error, integration: row.code }, "an integration cannot be used");
      complainedOf.add(row.code);
      return [];
    }
  });
}

function ownKeysOf({ configuration }: Scope, row: IntegrationRow, wrapped: Uint8Array): VendorKeySet {
  const more = { operatorId: row.operator_id ?? "", currencies: row.contract_currencies.join(",") };
  return { secret: unwrapKey(configuration, wrapped), more };
}

function toIntegration(scope: Scope, row: IntegrationRow): Integration | undefined {
  const { adapter, needs, makeClient, makeTransferClient } = protocolOf(row.protocol);
  const keys = keysInForce(scope.configuration, {
    configured: row.secret_reference === deskReference ? undefined : vendorKeysOf(scope.configuration, row.secret_reference),
    ofDesk: row.wrapped_own_key === null ? undefined : ownKeysOf(scope, row, row.wrapped_own_key),
    deskKeys: row.desk_keys.map(({ state, wrapped_key: wrapped }) => ({
      state,
      wrapped_key: wrapped === null ? null : Buffer.from(wrapped, "base64"),
    })),
    publicKeys: needs.includes("publicKey"),
  });
  if (keys === undefined) return undefined;
  const terms = row.amount_decimals === null ? {} : { [amountDecimalsName]: String(row.amount_decimals) };
  const withTerms = ({ secret, more }: VendorKeySet): VendorKeySet => ({ secret, more: { ...more, ...terms } });
  const { secret, more } = withTerms(keys.signing);
  const { code, base_url: baseUrl } = row;
  const record = (exchange: Exchange): void => recordSentCall(scope, code, exchange);
  return {
    code,
    adapter,
    baseUrl,
    secret,
    more,
    others: keys.others.map(withTerms),
    allowedNetworks: row.allowed_networks,
    roundClosing: row.round_closing,
    client: (timeoutMs, onExchange = record) => makeClient({ vendorUrl: baseUrl, secret, more, timeoutMs, onExchange }),
    transferClient: (timeoutMs, onExchange = record) => makeTransferClient?.({ vendorUrl: baseUrl, secret, more, timeoutMs, onExchange }),
  };
}
