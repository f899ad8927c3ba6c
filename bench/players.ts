import type { Database } from "@lantern/database/database.ts";
import { openAccount } from "@lantern/server/accounts/open-account.ts";
import { hashPassword } from "@lantern/server/accounts/password-hash.ts";
import { systemClock } from "@lantern/server/platform/clock.ts";
import type { Scope } from "@lantern/server/platform/context.ts";
import { makeLog } from "@lantern/server/platform/make-log.ts";
import { readConfiguration } from "@lantern/server/platform/read-configuration.ts";
import { findMerchant } from "@lantern/server/site/find-merchant.ts";
import { post } from "@lantern/server/wallet/post.ts";

const password = "lantern123";
/** Enough for any number of bets. */
const fundsUnits = 100_000_000_0000n;

/** The scope of a process of its own over this database. */
export function scopeOf(database: Database): Scope {
  return { database, clock: systemClock, configuration: readConfiguration({ LANTERN_SEED: "test" }), log: makeLog("error") };
}

/** Members with money, by user name. */
export async function openPlayers(database: Database, count: number): Promise<readonly string[]> {
  const scope = scopeOf(database);
  const merchant = await findMerchant(scope, "127.0.0.1");
  if (merchant === undefined) throw new Error("the platform has no merchant at 127.0.0.1");
  const passwordHash = await hashPassword(password);
  const userNames = Array.from({ length: count }, (_, index) => `bench${String(index).padStart(3, "0")}`);
  for (const userName of userNames) {
    await database.tx(async (transaction) => {
      const opened = await openAccount(scope, transaction, merchant, {
        userName,
        passwordHash,
        memberType: 0,
        currency: "THB",
        language: "EN",
      });
      if (opened === undefined) throw new Error(`the name ${userName} is taken`);
      await post(transaction, {
        kind: "credit",
        idempotencyKey: `bench:${opened.id}`,
        memberId: opened.id,
        amountUnits: fundsUnits,
        reason: "demo_grant",
        subject: { type: "account", id: opened.id },
      });
    });
  }
  return userNames;
}

/** Session tokens, one for each name, by the login call. */
export async function logInPlayers(url: string, userNames: readonly string[]): Promise<readonly string[]> {
  const tokens: string[] = [];
  for (const username of userNames) {
    const answer = await fetch(`${url}/wps/session/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username, password }),
    });
    const { value } = (await answer.json()) as { readonly value?: { readonly token?: string } };
    if (value?.token === undefined) throw new Error(`${username} could not log in: status ${answer.status}`);
    tokens.push(value.token);
  }
  return tokens;
}

interface NumeroOnSale {
  readonly gameId: number;
  readonly numero: string;
  /** Milliseconds until the lock. */
  readonly remainTime: number;
}

interface LotteryOffered {
  readonly gameId: number;
  readonly code: string;
}

/** The house's rounds of the Northern draw: the plays of the bets that are placed here. */
const ofNorth = /^HANOI\d/u;

/** The issue of a Northern house game that stays on sale longest. */
export async function currentIssueOf(url: string): Promise<NumeroOnSale> {
  const valueOf = async (path: string) => ((await (await fetch(`${url}${path}`)).json()) as { readonly value?: unknown }).value ?? [];
  const groups = (await valueOf("/lgw/vn/games/game_menu?prizeMode=SEA")) as readonly { readonly gameMenus: readonly LotteryOffered[] }[];
  const games = new Set(groups.flatMap(({ gameMenus }) => gameMenus.filter(({ code }) => ofNorth.test(code)).map(({ gameId }) => gameId)));
  const onSale = (await valueOf("/lotto/lgw/games/opened/numero?prizeMode=SEA")) as readonly NumeroOnSale[];
  const [longest] = onSale.filter(({ gameId }) => games.has(gameId)).toSorted((left, right) => right.remainTime - left.remainTime);
  if (longest === undefined) throw new Error("no Northern house game is on sale");
  return longest;
}
