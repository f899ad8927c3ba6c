import { createPublicKey } from "node:crypto";
import type { Transaction } from "@lantern/database/database.ts";
import { isCurrencyCode } from "@lantern/money/currencies.ts";
import { amountDecimalsMax } from "@lantern/vendor-kit/amount-scale.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Configuration } from "../../platform/configuration.ts";
import type { Scope } from "../../platform/context.ts";
import { forgetIntegrations } from "../find-integration.ts";
import { deskReference, unwrapKey } from "../vendor-keys.ts";
import { protocolOf } from "../vendor-protocols.ts";
import type { Problem } from "./desk-problem.ts";
import { actorOf, type Engineer } from "./engineer.ts";
import { networksMax, readNetwork } from "./networks.ts";

/** What is agreed of an integration, as its engineers see it. */
export interface IntegrationTerms {
  readonly code: string;
  readonly protocol: string;
  /** Where we call the vendor. */
  readonly baseUrl: string;
  /** Where browsers open his games, where that is another place. */
  readonly publicUrl: string | null;
  readonly allowedNetworks: readonly string[];
  readonly roundClosing: "vendor" | "result";
  readonly amountDecimals: number;
  /** Whether his protocol lets him count otherwise. */
  readonly decimalsScalable: boolean;
  /** Keys come from the desk alone. */
  readonly ofDesk: boolean;
  readonly syncedAt: Date | null;
  /** Players' money stands with the vendor. */
  readonly keepsMoney: boolean;
  /** What of a protocol that signs by key pairs is agreed at the desk; undefined of any other. */
  readonly pair: PairTerms | undefined;
}

export interface PairTerms {
  /** Ours, by which the vendor checks our calls: PEM. */
  readonly ownPublicKey: string;
  /** What the vendor calls us; empty until he says. */
  readonly operatorId: string;
  /** In which his games are offered for money, since his list names none. */
  readonly currencies: readonly string[];
}

interface TermsRow {
  readonly code: string;
  readonly protocol: string;
  readonly base_url: string;
  readonly public_url: string | null;
  readonly secret_reference: string;
  readonly allowed_networks: readonly string[];
  readonly round_closing: IntegrationTerms["roundClosing"];
  readonly amount_decimals: number | null;
  readonly synced_at: Date | null;
  readonly wrapped_own_key: Uint8Array | null;
  readonly operator_id: string | null;
  readonly contract_currencies: readonly string[];
}

const selectTerms = `
  select code, protocol, base_url, public_url, secret_reference, allowed_networks, round_closing, amount_decimals, synced_at, wrapped_own_key,
    operator_id, contract_currencies
  from games_integrations where code = $1`;

export async function readTerms(
  { database, configuration }: Pick<Scope, "database" | "configuration">,
  integrationCode: string,
): Promise<IntegrationTerms> {
  const [row] = await database.query<TermsRow>(selectTerms, [integrationCode]);
  if (row === undefined) throw new Error(`There is no integration ${integrationCode}`);
  return toTerms(configuration, row);
}

function toTerms(configuration: Configuration, row: TermsRow): IntegrationTerms {
  const { adapter, makeTransferClient } = protocolOf(row.protocol);
  const { amounts } = adapter;
  return {
    code: row.code,
    protocol: row.protocol,
    baseUrl: row.base_url,
    publicUrl: row.public_url,
    allowedNetworks: row.allowed_networks,
    roundClosing: row.round_closing,
    amountDecimals: row.amount_decimals ?? amounts.decimals,
    decimalsScalable: amounts.scalable,
    ofDesk: row.secret_reference === deskReference,
    syncedAt: row.synced_at,
    keepsMoney: makeTransferClient !== undefined,
    pair:
      row.secret_reference === deskReference && row.wrapped_own_key !== null ? pairOf(configuration, row, row.wrapped_own_key) : undefined,
  };
}

function pairOf(configuration: Configuration, row: TermsRow, wrapped: Uint8Array): PairTerms {
  const ownPublicKey = createPublicKey(unwrapKey(configuration, wrapped)).export({ type: "spki", format: "pem" }).toString();
  return { ownPublicKey, operatorId: row.operator_id ?? "", currencies: row.contract_currencies };
}

/** Terms as they were typed. */
export interface TypedTerms {
  readonly baseUrl: string;
  readonly publicUrl: string;
  /** One network a line. */
  readonly networks: string;
  readonly roundClosing: string;
  /** Undefined where the form has no such field. */
  readonly amountDecimals: string | undefined;
  /** The same. */
  readonly operatorId?: string | undefined;
  /** By commas or spaces; the same. */
  readonly currencies?: string | undefined;
}

const lockTerms = `${selectTerms} for update`;

const updateTerms = `
  update games_integrations
  set base_url = $2, public_url = $3, allowed_networks = $4, round_closing = $5, amount_decimals = $6,
      operator_id = $7, contract_currencies = $8,
      catalogue_version = case when base_url = $2 and contract_currencies = $8 then catalogue_version end
  where code = $1`;

/** Play money of the sandbox moves nothing that another scale could mistake. */
const realMoneyMoved = `
  select exists (
    select from games_vendor_transactions done
    where done.integration_code = $1
      and done.member_id is distinct from (select sandbox.member_id from games_sandboxes sandbox where sandbox.integration_code = $1)
      and not exists (select from games_acceptance_members suite where suite.integration_code = $1 and suite.member_id = done.member_id)
  ) as moved`;

/**
 * Changes what an integration is agreed to be. Outside demo mode its addresses are the operator's to set, so that nobody has the platform
 * call where it should not. How amounts are counted is fixed once real money has moved by it.
 */
export async function changeTerms(scope: Scope, engineer: Engineer, typed: TypedTerms): Promise<Problem | undefined> {
  const { configuration, database, clock } = scope;
  const networks = readNetworks(typed.networks);
  if ("problem" in networks) return networks;
  const outcome = await database.tx(async (transaction): Promise<Problem | undefined> => {
    const [row] = await transaction.query<TermsRow>(lockTerms, [engineer.integrationCode]);
    if (row === undefined) throw new Error(`There is no integration ${engineer.integrationCode}`);
    const before = toTerms(configuration, row);
    const [baseUrl, publicUrl] = [originOf(typed.baseUrl), typed.publicUrl.trim() === "" ? null : originOf(typed.publicUrl)];
    if (baseUrl === undefined || publicUrl === undefined) return { problem: "address_invalid" };
    const moved = baseUrl !== before.baseUrl || publicUrl !== before.publicUrl;
    if (moved && configuration.mode !== "demo") return { problem: "address_fixed" };
    const amountDecimals = await readDecimals(transaction, before, typed.amountDecimals);
    if (typeof amountDecimals === "object" && amountDecimals !== null) return amountDecimals;
    const pair = before.pair === undefined ? undefined : readPair(before.pair, typed);
    if (pair !== undefined && "problem" in pair) return pair;
    const roundClosing = typed.roundClosing === "result" ? "result" : "vendor";
    const after = {
      baseUrl,
      publicUrl,
      allowedNetworks: networks.networks,
      roundClosing,
      amountDecimals: amountDecimals ?? before.amountDecimals,
      ...pair,
    };
    const stored = amountDecimals ?? row.amount_decimals;
    const { operatorId = row.operator_id, currencies = row.contract_currencies } = pair ?? {};
    const changed = [baseUrl, publicUrl, networks.networks, roundClosing, stored, operatorId === "" ? null : operatorId, currencies];
    await transaction.query(updateTerms, [before.code, ...changed]);
    const { allowedNetworks, roundClosing: closing, amountDecimals: decimals } = before;
    const pairBefore = before.pair === undefined ? {} : { operatorId: before.pair.operatorId, currencies: before.pair.currencies };
    await recordAudit(transaction, clock, {
      actor: actorOf(engineer),
      action: "vendor_terms.change",
      merchantId: null,
      subject: { type: "integration", id: before.code },
      before: {
        baseUrl: before.baseUrl,
        publicUrl: before.publicUrl,
        allowedNetworks,
        roundClosing: closing,
        amountDecimals: decimals,
        ...pairBefore,
      },
      after,
    });
    return undefined;
  });
  forgetIntegrations(scope);
  return outcome;
}

function readNetworks(text: string): { readonly networks: readonly string[] } | Problem {
  const lines = text.split(/[\s,]+/).filter((line) => line !== "");
  if (lines.length > networksMax) return { problem: "networks_too_many" };
  const networks = lines.map(readNetwork);
  return networks.every((network) => network !== undefined) ? { networks: [...new Set(networks)] } : { problem: "network_invalid" };
}

/** What a protocol of key pairs has beside them; as it was where the form has no such field. */
function readPair(before: PairTerms, typed: TypedTerms): Pick<PairTerms, "operatorId" | "currencies"> | Problem {
  const operatorId = typed.operatorId?.trim() ?? before.operatorId;
  if (operatorId !== "" && !/^[!-~]{1,64}$/.test(operatorId)) return { problem: "operator_id_invalid" };
  const named = typed.currencies?.split(/[\s,]+/).filter((currency) => currency !== "") ?? before.currencies;
  const currencies = [...new Set(named.map((currency) => currency.toUpperCase()))];
  return currencies.every(isCurrencyCode) ? { operatorId, currencies } : { problem: "currencies_invalid" };
}

/** The decimals that were typed, null where they stay as they are. */
async function readDecimals(
  transaction: Transaction,
  before: IntegrationTerms,
  typed: string | undefined,
): Promise<number | null | Problem> {
  if (typed === undefined || typed === String(before.amountDecimals)) return null;
  const decimals = /^\d$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(decimals <= amountDecimalsMax)) return { problem: "decimals_invalid" };
  const [row] = await transaction.query<{ moved: boolean }>(realMoneyMoved, [before.code]);
  return before.decimalsScalable && row?.moved === false ? decimals : { problem: "decimals_fixed" };
}

/** Scheme, host and port of an address that has nothing more; undefined for any other. */
function originOf(text: string): string | undefined {
  const typed = text.trim();
  if (!URL.canParse(typed)) return undefined;
  const { protocol, origin, username, password, pathname, search, hash } = new URL(typed);
  const isBare = ["/", ""].includes(pathname) && `${username}${password}${search}${hash}` === "";
  return isBare && ["http:", "https:"].includes(protocol) ? origin : undefined;
}
