import { AmountUnitsText } from "@lantern/vendor-kit/wire/amount-units.ts";
import type { FastifyInstance } from "fastify";
import { Type, type Static } from "typebox";
import { OpenBody, SecretToken, sendOutcome } from "../../server/http/game-routes.ts";
import type { OpenRequest } from "../../server/open-session.ts";
import type { Studio } from "../../server/studio.ts";
import { openLeague } from "./open-league.ts";
import { placeBet } from "./place-bet.ts";
import { readBalance } from "./read-balance.ts";
import { readBets } from "./read-bets.ts";
import { readBoard } from "./read-board.ts";

const Code = Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._-]+$" });

const BetBody = Type.Object({
  sessionToken: SecretToken,
  betKey: Type.String({ minLength: 8, maxLength: 80, pattern: "^[A-Za-z0-9._:-]+$" }),
  matchCode: Code,
  market: Code,
  selection: Code,
  odds: Type.String({ pattern: "^[1-9][0-9]{0,3}\\.[0-9]{2}$" }),
  stakeUnits: AmountUnitsText,
});

const SessionQuery = Type.Object({ sessionToken: SecretToken });
const BetsQuery = Type.Object({ sessionToken: SecretToken, before: Type.Optional(Type.String({ pattern: "^[0-9a-f-]{36}$" })) });

/** The API of the sports client. Refusals are `{ "error": code }`, as in the other games. */
export function registerSportsRoutes(app: FastifyInstance, studio: Studio): void {
  app.post<{ Body: OpenRequest }>("/sports-api/open", { schema: { body: OpenBody } }, async (request, reply) =>
    sendOutcome(reply, await openLeague(studio, request.body)),
  );

  app.post<{ Body: Static<typeof BetBody> }>("/sports-api/bet", { schema: { body: BetBody } }, async (request, reply) =>
    sendOutcome(reply, await placeBet(studio, { ...request.body, stakeUnits: BigInt(request.body.stakeUnits) })),
  );

  app.get<{ Querystring: Static<typeof SessionQuery> }>(
    "/sports-api/board",
    { schema: { querystring: SessionQuery } },
    async (request, reply) => sendOutcome(reply, readBoard(studio, request.query)),
  );

  app.get<{ Querystring: Static<typeof BetsQuery> }>("/sports-api/bets", { schema: { querystring: BetsQuery } }, async (request, reply) =>
    sendOutcome(reply, readBets(studio, request.query)),
  );

  app.get<{ Querystring: Static<typeof SessionQuery> }>(
    "/sports-api/balance",
    { schema: { querystring: SessionQuery } },
    async (request, reply) => sendOutcome(reply, await readBalance(studio, request.query)),
  );
}
