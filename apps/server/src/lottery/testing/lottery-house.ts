import { openTestMember, testPassword } from "../../accounts/devices/testing/test-members.ts";
import { valueOf, type TestServer } from "../../http/testing/test-server.ts";
import type { Session } from "../../platform/context.ts";
import { post } from "../../wallet/post.ts";
import { grant } from "../../wallet/testing/open-member.ts";
import { createGame, type NewLotteryGame } from "../create-game.ts";

export type TestGame = Pick<NewLotteryGame, "merchantId" | "code" | "family"> & Partial<NewLotteryGame>;

/** A game on offer, drawn every minute by the house where nothing else is said. Answers its id. */
export async function openTestGame({ database }: TestServer, game: TestGame): Promise<number> {
  await database.tx((transaction) =>
    createGame(transaction, {
      schedule: { kind: "interval", zone: "UTC", intervalSeconds: 60, lockLeadSeconds: 5 },
      limits: { THB: { betAmountMin: 1_0000n, betAmountMax: 200_000_0000n, winAmountMax: 500_000_0000n } },
      names: { EN: game.code },
      label: "Vietnam",
      iconUrl: "/art/lotteries/hanoi.webp",
      ...game,
    }),
  );
  const [row] = await database.query<{ id: number }>("select id from lottery_games where merchant_id = $1 and code = $2", [
    game.merchantId,
    game.code,
  ]);
  if (row === undefined) throw new Error(`${game.code} is not there`);
  return row.id;
}

/** A member of LANTERN with money. Answers his id. */
export async function openRichMember(server: TestServer, userName: string, amountUnits: bigint): Promise<string> {
  const memberId = await openTestMember(server, userName);
  await server.database.tx((transaction) => post(transaction, grant(memberId, `test:${memberId}`, amountUnits)));
  return memberId;
}

export interface TestPlayer {
  readonly memberId: string;
  readonly userName: string;
  readonly token: string;
}

/** A member of LANTERN with money who has logged in; the server answers the calls of accounts. */
export async function openPlayer(server: TestServer, userName: string, amountUnits: bigint): Promise<TestPlayer> {
  const memberId = await openRichMember(server, userName, amountUnits);
  const login = await server.request("POST", "/wps/session/login", { body: { username: userName, password: testPassword } });
  return { memberId, userName, token: (valueOf(login) as { token: string }).token };
}

const sessionMs = 1_000 * 86_400_000;

/** What a server's `findSession` answers where a test logs nobody in. */
export function sessionOf({ clock, merchantIds }: TestServer, { memberId, userName }: Omit<TestPlayer, "token">): Session {
  const startedAt = clock.now();
  const expiresAt = new Date(startedAt.getTime() + sessionMs);
  const merchantId = merchantIds["LANTERN"] ?? "";
  return { id: memberId, memberId, merchantId, userName, memberType: 0, currency: "THB", startedAt, expiresAt };
}
