import type { Transaction } from "@lantern/database/database.ts";
import { unitsPerCurrencyUnit } from "@lantern/money/amount.ts";
import { createAffiliateCode } from "../accounts/create-affiliate-code.ts";
import { openAccount } from "../accounts/open-account.ts";
import { hashPassword } from "../accounts/password-hash.ts";
import type { Merchant, Scope } from "../platform/context.ts";
import { isRefusal } from "../platform/refusal.ts";
import { post } from "../wallet/post.ts";
import { demoPassword, type DemoAccount } from "./demo-accounts.ts";

/** Opens the demo accounts of a merchant with their money; answers the members' ids by user name. */
export async function seedAccounts(
  scope: Pick<Scope, "clock">,
  transaction: Transaction,
  merchant: Merchant,
  accounts: readonly DemoAccount[],
): Promise<ReadonlyMap<string, string>> {
  const passwordHash = await hashPassword(demoPassword);
  const [currency] = merchant.currencies;
  if (currency === undefined) throw new Error(`merchant ${merchant.code} has no currency`);
  const ids = new Map<string, string>();
  for (const account of accounts) {
    const parentId = account.under === undefined ? undefined : ids.get(account.under);
    const member = await openAccount(scope, transaction, merchant, {
      userName: account.userName,
      passwordHash,
      memberType: account.memberType,
      currency,
      language: merchant.defaultLanguage,
      nickname: account.nickname,
      labels: account.labels ?? [],
      vipRankLevel: account.vipRankLevel ?? 0,
      firstTimeLogin: account.firstTimeLogin ?? false,
      ...(account.mobileNum === undefined ? {} : { mobile: { number: account.mobileNum, proven: true, opensAccount: false } }),
      ...(account.email === undefined ? {} : { email: account.email, emailProven: true }),
      ...(parentId === undefined ? {} : { parentId }),
    });
    if (member === undefined) throw new Error(`the demo account ${account.userName} exists already`);
    ids.set(account.userName, member.id);
    await grant(scope, transaction, member.id, account.balance * unitsPerCurrencyUnit);
    if (account.affiliateCode !== undefined) {
      await createAffiliateCode(transaction, { merchantId: merchant.id, code: account.affiliateCode, agentId: member.id, memberType: 0 });
    }
  }
  return ids;
}

async function grant({ clock }: Pick<Scope, "clock">, transaction: Transaction, memberId: string, amountUnits: bigint): Promise<void> {
  const granted = await post(transaction, {
    kind: "credit",
    idempotencyKey: `seed:grant:${memberId}`,
    memberId,
    amountUnits,
    reason: "demo_grant",
    subject: { type: "account", id: memberId },
    occurredAt: clock.now(),
  });
  if (isRefusal(granted)) throw new Error(`a demo account was refused its money: ${granted.refused}`);
}
