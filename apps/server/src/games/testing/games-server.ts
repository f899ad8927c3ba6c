import type { Answer } from "../../http/answer.ts";
import { startTestServer, type TestRequest, type TestServer } from "../../http/testing/test-server.ts";
import type { Configuration } from "../../platform/configuration.ts";
import type { Session } from "../../platform/context.ts";
import { openMember } from "../../wallet/testing/open-member.ts";
import { gamesPlugins } from "../plugins.ts";
import { homeAnswer, gamesAnswers } from "../routes.ts";

export interface GamesServer extends TestServer {
  readonly merchantId: string;
  /** A member with a live session: `token` is what he sends. */
  newMember(options?: { readonly memberType?: number; readonly currency?: string; readonly fundsUnits?: bigint }): Promise<GamesMember>;
  /** Sends a request as a member, or as a visitor, and gives the envelope's value; fails where it was refused. */
  value<Value>(method: string, path: string, options?: TestRequest & { readonly token?: string }): Promise<Value>;
}

export interface GamesMember {
  readonly memberId: string;
  readonly token: string;
}

/** The games calls and vendors' callbacks over real HTTP, and whatever else is given; home with one announcement and no lotteries. */
export async function startGamesServer(configuration: Partial<Configuration> = {}, more: readonly Answer[] = []): Promise<GamesServer> {
  const sessions = new Map<string, Session>();
  const answers = [
    ...gamesAnswers,
    ...more,
    homeAnswer({ announcements: async () => [{ id: "1", title: "Open all night" }], lotteries: async () => [] }),
  ];
  const calls = answers.map(({ call }) => call);
  const server = await startTestServer({
    calls,
    answers,
    plugins: gamesPlugins,
    findSession: async (_scope, token) => sessions.get(token),
    configuration,
  });
  const merchantId = server.merchantIds["LANTERN"];
  if (merchantId === undefined) throw new Error("The merchant LANTERN was not seeded");
  return Object.assign(server, {
    merchantId,
    newMember: async ({ memberType = 0, currency = "THB", fundsUnits = 0n } = {}) => {
      const { memberId } = await openMember(server.database, { merchantId, memberType, currency, fundsUnits });
      const token = `token-${memberId}`;
      const expiresAt = new Date(server.clock.now().getTime() + 3_600_000);
      sessions.set(token, {
        id: memberId,
        memberId,
        merchantId,
        userName: "tester",
        memberType,
        currency,
        startedAt: server.clock.now(),
        expiresAt,
      });
      return { memberId, token };
    },
    value: async <Value>(method: string, path: string, { token, ...request }: TestRequest & { readonly token?: string } = {}) => {
      const headers = { ...request.headers, ...(token === undefined ? {} : { authorization: token }) };
      const answer = await server.request(method, path, { ...request, headers });
      if (answer.body?.success !== true) throw new Error(`${method} ${path} was answered ${answer.status} ${answer.text}`);
      return answer.body.value as Value;
    },
  });
}
