import { AmountUnitsText } from "@lantern/vendor-kit/wire/amount-units.ts";
import { GameCode } from "@lantern/vendor-kit/wire/identifiers.ts";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Type, type Static } from "typebox";
import { gameRefusals, isGameRefusal, refuse, type GameRefusal } from "../game-refusal.ts";
import { history } from "../history.ts";
import { open } from "../open.ts";
import type { OpenRequest } from "../open-session.ts";
import { paytable } from "../paytable.ts";
import { spin } from "../spin.ts";
import { markShown } from "../storage/rounds.ts";
import type { Studio } from "../studio.ts";

export const SecretToken = Type.String({ minLength: 20, maxLength: 100, pattern: "^[A-Za-z0-9_-]+$" });

export const OpenBody = Type.Union([Type.Object({ code: SecretToken }), Type.Object({ sessionToken: SecretToken })]);

const SpinBody = Type.Object({
  sessionToken: SecretToken,
  stakeUnits: AmountUnitsText,
  roundKey: Type.String({ minLength: 8, maxLength: 80, pattern: "^[A-Za-z0-9._:-]+$" }),
});

const HistoryQuery = Type.Object({
  sessionToken: SecretToken,
  before: Type.Optional(Type.String({ pattern: "^[0-9a-f-]{36}$" })),
});

/** The game's own API, for the client that the studio serves. Refusals are `{ "error": code }`. */
export function registerGameRoutes(app: FastifyInstance, studio: Studio): void {
  app.post<{ Body: OpenRequest }>("/game-api/open", { schema: { body: OpenBody } }, async (request, reply) => {
    const opened = await open(studio, request.body);
    if (!isGameRefusal(opened) && opened.unfinishedRound !== undefined) markWhenSent(studio, reply, opened.unfinishedRound.roundId);
    return sendOutcome(reply, opened);
  });

  app.post<{ Body: Static<typeof SpinBody> }>("/game-api/spin", { schema: { body: SpinBody } }, async (request, reply) => {
    const { sessionToken, stakeUnits, roundKey } = request.body;
    const round = await spin(studio, { sessionToken, roundKey, stakeUnits: BigInt(stakeUnits) });
    if (!isGameRefusal(round)) markWhenSent(studio, reply, round.roundId);
    return sendOutcome(reply, round);
  });

  app.get<{ Querystring: Static<typeof HistoryQuery> }>(
    "/game-api/history",
    { schema: { querystring: HistoryQuery } },
    async (request, reply) => sendOutcome(reply, history(studio, request.query)),
  );

  app.get<{ Params: { gameCode: string } }>(
    "/game-api/paytable/:gameCode",
    { schema: { params: Type.Object({ gameCode: GameCode }) } },
    async (request, reply) => sendOutcome(reply, paytable(request.params.gameCode)),
  );
}

/** A round counts as shown once its answer went out whole; until then it is brought back at the next opening. */
function markWhenSent(studio: Studio, reply: FastifyReply, roundId: string): void {
  reply.raw.once("finish", () => {
    if (studio.database.isOpen) markShown(studio.database, roundId, studio.nowMs());
  });
}

export function sendGameRefusal(reply: FastifyReply, refusal: GameRefusal): FastifyReply {
  return reply.status(gameRefusals[refusal.refused]).header("Cache-Control", "no-store").send({ error: refusal.refused });
}

/** Answers what an operation came to: a refusal by its status, anything else as it is. */
export function sendOutcome(reply: FastifyReply, outcome: object): FastifyReply {
  return isGameRefusal(outcome) ? sendGameRefusal(reply, outcome) : reply.header("Cache-Control", "no-store").send(outcome);
}

export const malformed = refuse("invalid_request");
