import { Type, type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { AmountScale } from "../amount-scale.ts";
import type { CallOutcome } from "../call-outcome.ts";
import { parseExactJson } from "../exact-json.ts";
import { toCatalogue, type ListedGame } from "../foreign-catalogue.ts";
import { listBytesMax, siftGames } from "../read-game-list.ts";
import { sendText } from "../send-signed.ts";
import { sign } from "../signature.ts";
import type { GamesClient, LaunchFields, VendorClientOptions } from "../vendor-client.ts";
import type { CatalogueAnswer } from "../wire/catalogue.ts";
import type { LaunchAnswer } from "../wire/launch.ts";
import { actionScaleOf, actionSignatureHeader } from "./action-wallet-adapter.ts";

const timeoutMsDefault = 8_000;

const ActionGame = Type.Object({
  identifier: Type.String({ minLength: 1, maxLength: 64, pattern: "^[A-Za-z0-9._:-]+$" }),
  title: Type.String({ minLength: 1, maxLength: 120, pattern: "^[^\\u0000]*$" }),
  /** The maker. */
  provider: Type.String({ minLength: 1, maxLength: 120 }),
  category: Type.String(),
  demo: Type.Boolean(),
  image_url: Type.Optional(Type.String()),
  lines: Type.Optional(Type.BigInt({ minimum: 0n })),
  volatility: Type.Optional(Type.Union([Type.Literal("low"), Type.Literal("medium"), Type.Literal("high")])),
  /** Currency → smallest stake, counted as all its amounts are. */
  currencies: Type.Record(Type.String({ pattern: "^[A-Z]{3,5}$" }), Type.BigInt({ minimum: 0n })),
});
type ActionGame = Static<typeof ActionGame>;

const list = Compile(Type.Object({ games: Type.Array(Type.Unknown()) }));
const listedGame = Compile(ActionGame);
const launched = Compile(Type.Object({ game_url: Type.String({ pattern: "^https?://" }) }));

/** The platform's side of a vendor that speaks `action-wallet`: `POST /games`, `/sessions` and `/demo`, signed like his calls. */
export function makeActionClient(options: VendorClientOptions): GamesClient {
  const { vendorUrl, secret, more, timeoutMs = timeoutMsDefault, onExchange } = options;
  const scale = actionScaleOf(more);

  function send<Answer>(call: string, body: object, read: (httpStatus: number, body: unknown, text: string) => CallOutcome<Answer>) {
    const bodyText = JSON.stringify(body);
    const headers = { [actionSignatureHeader]: sign(bodyText, secret) };
    return sendText({
      url: new URL(`/${call}`, vendorUrl).href,
      method: "POST",
      bodyText,
      headers,
      timeoutMs,
      answerBytesMax: listBytesMax,
      onExchange,
      read: (httpStatus, text) => read(httpStatus, parseExactJson(Buffer.from(text)), text),
    });
  }

  return {
    catalogue: () =>
      send("games", {}, (httpStatus, body, text): CallOutcome<CatalogueAnswer> => {
        if (httpStatus !== 200) return refusedOrUnknown(httpStatus, body);
        if (!list.Check(body)) return { kind: "unknown", reason: "a game list that is not of its shape" };
        const { games, rejectedCount } = siftGames<ActionGame>(body.games, (game) => listedGame.Check(game));
        if (games.length === 0 && rejectedCount > 0) return { kind: "unknown", reason: "a game list that is not of its shape" };
        const listed = games.map((game) => toListed(game, scale));
        return { kind: "ok", answer: toCatalogue(text, { games: listed, rejectedCount }, vendorUrl) };
      }),
    launch: (fields) =>
      send(fields.mode === "free" ? "demo" : "sessions", launchBody(fields), (httpStatus, body): CallOutcome<LaunchAnswer> => {
        if (httpStatus !== 200) return refusedOrUnknown(httpStatus, body);
        if (!launched.Check(body)) return { kind: "unknown", reason: "a launch that gives no address" };
        return { kind: "ok", answer: { status: "ok", launchUrl: body.game_url } };
      }),
  };
}

function launchBody(fields: LaunchFields): object {
  const { playerId, playerToken } = fields;
  return {
    game: fields.gameCode,
    locale: fields.language,
    client_type: fields.device,
    urls: { return_url: fields.returnUrl },
    ...(playerToken === undefined ? {} : { session_id: playerToken, user_id: playerId, currency: fields.currency }),
  };
}

function toListed(game: ActionGame, scale: AmountScale): ListedGame {
  const stakes = Object.entries(game.currencies).flatMap(([currency, wire]) => {
    const units = scale.fromWire(wire);
    return units === undefined ? [] : [[currency, units] as const];
  });
  return {
    gameCode: game.identifier,
    name: game.title,
    maker: game.provider,
    category: game.category,
    imageUrl: game.image_url ?? "",
    supportsFreePlay: game.demo,
    minBetUnits: new Map(stakes),
    volatility: game.volatility ?? "medium",
    lines: Number(game.lines ?? 0n),
  };
}

const gameUnknownCode = 153n;

/** An HTTP status of the caller's fault is a refusal; anything else may have been done. */
function refusedOrUnknown(httpStatus: number, body: unknown): CallOutcome<never> {
  if (httpStatus < 400 || httpStatus > 499) return { kind: "unknown", reason: `HTTP ${httpStatus}` };
  const code = typeof body === "object" && body !== null && "code" in body ? body.code : undefined;
  const status = code === gameUnknownCode ? "game_unknown" : httpStatus === 403 ? "invalid_signature" : "invalid_request";
  return { kind: "refused", status, detail: `HTTP ${httpStatus} ${typeof code === "bigint" ? code.toString() : ""}`.trim() };
}
