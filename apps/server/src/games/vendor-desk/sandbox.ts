import type { Transaction } from "@lantern/database/database.ts";
import { unitsPerCurrencyUnit } from "@lantern/money/amount.ts";
import { isCurrencyCode, parseCurrencyAmount } from "@lantern/money/currencies.ts";
import { openAccount } from "../../accounts/open-account.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Merchant, Scope } from "../../platform/context.ts";
import { newId } from "../../platform/id.ts";
import { isRefusal } from "../../platform/refusal.ts";
import { unwrapSecret, wrapSecret } from "../../platform/wrapped-secret.ts";
import { post } from "../../wallet/post.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { openLaunch } from "../open-launch.ts";
import type { Problem } from "./desk-problem.ts";
import { actorOf, type Engineer } from "./engineer.ts";

/** The game of every sandbox: published nowhere, so that only its member has it. */
export const sandboxGameCode = "SANDBOX";

const trialType = 4;
const amountUnitsMax = 1_000_000_000n * unitsPerCurrencyUnit;
const wrappedFor = "lantern vendor sandboxes 1";

/** The play-money member of an integration. */
export interface Sandbox {
  readonly memberId: string;
  readonly currency: string;
  readonly balanceUnits: bigint;
  /** Token of a launch of the sandbox game. */
  readonly playerToken: string;
  readonly tokenExpiresAt: Date;
}

interface SandboxRow {
  readonly member_id: string;
  readonly wrapped_token: Uint8Array;
  readonly token_expires_at: Date;
}

const selectSandbox = "select member_id, wrapped_token, token_expires_at from games_sandboxes where integration_code = $1";

/** The sandbox of an integration; undefined before its first reset. */
export async function readSandbox({ database, configuration }: Scope, integrationCode: string): Promise<Sandbox | undefined> {
  const [row] = await database.query<SandboxRow>(selectSandbox, [integrationCode]);
  if (row === undefined) return undefined;
  const { currency, spendableUnits } = await readBalances(database, row.member_id);
  return {
    memberId: row.member_id,
    currency,
    balanceUnits: spendableUnits,
    playerToken: Buffer.from(unwrapSecret(configuration, wrappedFor, row.wrapped_token)).toString("utf8"),
    tokenExpiresAt: row.token_expires_at,
  };
}

const lockIntegration = "select code from games_integrations where code = $1 for update";

/** The same lock that callbacks of a player take, so that none comes between reading his balance and setting it. */
const lockPlayer = "select pg_advisory_xact_lock(hashtextextended('games:player:' || $1, 0))";

const storeSandbox = `
  insert into games_sandboxes (integration_code, member_id, wrapped_token, token_expires_at)
  values ($1, $2, $3, (select expires_at from games_launches where id = $4))
  on conflict (integration_code) do update set wrapped_token = excluded.wrapped_token, token_expires_at = excluded.token_expires_at`;

/**
 * Opens the sandbox member where he is missing, gives him exactly this balance, and a new token. He is a trial member: his money is trial
 * money, which never meets real money and stands in no report.
 * @param amountText in whole currency units with at most the currency's decimals, such as "100.50".
 */
export async function resetSandbox(
  scope: Scope,
  engineer: Engineer,
  { merchant, amountText }: { readonly merchant: Merchant; readonly amountText: string },
): Promise<Problem | undefined> {
  return scope.database.tx(async (transaction): Promise<Problem | undefined> => {
    await transaction.query(lockIntegration, [engineer.integrationCode]);
    const [row] = await transaction.query<SandboxRow>(selectSandbox, [engineer.integrationCode]);
    const currencyOfMember = row === undefined ? merchant.currencies[0] : (await readBalances(transaction, row.member_id)).currency;
    if (!isCurrencyCode(currencyOfMember)) throw new Error(`The merchant ${merchant.code} has no currency`);
    const amount = parseCurrencyAmount(amountText.trim(), currencyOfMember);
    if (!amount.ok || amount.amountUnits > amountUnitsMax) return { problem: "amount_invalid" };
    const memberId =
      row?.member_id ??
      (await openTrialMember(scope, transaction, { merchant, currency: currencyOfMember, name: `sandbox_${engineer.integrationCode}` }));
    await setSandboxBalance(scope, transaction, memberId, amount.amountUnits);
    const { launchId, playerToken } = await openSandboxLaunch(scope, transaction, {
      integrationCode: engineer.integrationCode,
      memberId,
      currency: currencyOfMember,
      gameCode: sandboxGameCode,
    });
    const wrapped = wrapSecret(scope.configuration, wrappedFor, Buffer.from(playerToken, "utf8"));
    await transaction.query(storeSandbox, [engineer.integrationCode, memberId, wrapped, launchId]);
    await recordAudit(transaction, scope.clock, {
      actor: actorOf(engineer),
      action: "vendor_sandbox.reset",
      merchantId: null,
      subject: { type: "integration", id: engineer.integrationCode },
      after: { amountUnits: amount.amountUnits.toString() },
    });
    return undefined;
  });
}

export interface NewTrialMember {
  readonly merchant: Merchant;
  readonly currency: string;
  /** His user name, in lower case; where it is taken, another. */
  readonly name: string;
}

/** Opens a member whose money is trial money and who cannot log in. */
export async function openTrialMember(
  scope: Scope,
  transaction: Transaction,
  { merchant, currency, name }: NewTrialMember,
): Promise<string> {
  for (const userName of [name.toLowerCase(), `sandbox_${newId(scope.clock).slice(-12)}`]) {
    const member = await openAccount(scope, transaction, merchant, {
      userName,
      passwordHash: undefined,
      memberType: trialType,
      currency,
      language: merchant.defaultLanguage,
    });
    if (member !== undefined) return member.id;
  }
  throw new Error(`No free name for ${name}`);
}

/** Gives a trial member exactly this much to spend. */
export async function setSandboxBalance({ clock }: Scope, transaction: Transaction, memberId: string, amountUnits: bigint): Promise<void> {
  await transaction.query(lockPlayer, [memberId]);
  const { spendableUnits, receivableUnits } = await readBalances(transaction, memberId);
  const missingUnits = amountUnits - spendableUnits + receivableUnits;
  if (missingUnits === 0n) return;
  const of = {
    idempotencyKey: `games:sandbox:${newId(clock)}`,
    memberId,
    reason: "adjustment",
    subject: { type: "account", id: memberId },
    occurredAt: clock.now(),
  } as const;
  const posted = await (missingUnits > 0n
    ? post(transaction, { ...of, kind: "credit", amountUnits: missingUnits })
    : post(transaction, { ...of, kind: "debit", amountUnits: -missingUnits }));
  if (isRefusal(posted)) throw new Error(`a sandbox was refused its money: ${posted.refused}`);
}

const plantGame = `
  insert into games_catalogue (node_id, integration_code, vendor_code, game_code, game_id, category, names, classification, free_play, is_hot,
    is_new, min_bet_units, min_bet_units_by_currency, position, published, first_seen_at, changed_at)
  values ($1, $2, $2, '${sandboxGameCode}', '${sandboxGameCode}', 'RNG', '{"en": "Sandbox"}', 'SC', false, false, false, 0, '{}', 0, false, $3, $3)
  on conflict (integration_code, game_code) do nothing`;

const selectGame = `select node_id from games_catalogue where integration_code = $1 and game_code = '${sandboxGameCode}'`;

export interface SandboxLaunch {
  readonly integrationCode: string;
  readonly memberId: string;
  readonly currency: string;
  readonly gameCode: string;
}

/** A launch of the sandbox member for play money: of the sandbox game, or of any game of the vendor's that has no place in the catalogue yet. */
export async function openSandboxLaunch(
  scope: Scope,
  transaction: Transaction,
  { integrationCode, memberId, currency, gameCode }: SandboxLaunch,
): Promise<{ readonly launchId: string; readonly playerToken: string }> {
  await transaction.query(plantGame, [newId(scope.clock), integrationCode, scope.clock.now()]);
  const [game] = await transaction.query<{ node_id: string }>(selectGame, [integrationCode]);
  const [member] = await transaction.query<{ merchant_id: string }>("select merchant_id from accounts_members where id = $1", [memberId]);
  if (game === undefined || member === undefined) throw new Error(`The sandbox of ${integrationCode} has no game or no member`);
  const { launchId, playerToken } = await openLaunch(scope, transaction, {
    merchantId: member.merchant_id,
    game: { nodeId: game.node_id, integrationCode, vendorCode: integrationCode, gameCode },
    player: { memberId, sessionId: undefined, trial: true },
    currency,
    language: "en",
  });
  if (playerToken === undefined) throw new Error("A launch of a player gives a token");
  return { launchId, playerToken };
}
