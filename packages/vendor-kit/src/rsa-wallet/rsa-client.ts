import { Type, type Static, type TSchema } from "typebox";
import { Compile } from "typebox/compile";
import type { CallOutcome } from "../call-outcome.ts";
import { toCatalogue, type ListedGame } from "../foreign-catalogue.ts";
import { listBytesMax, siftGames } from "../read-game-list.ts";
import { sendText } from "../send-signed.ts";
import type { GamesClient, LaunchFields, VendorClientOptions } from "../vendor-client.ts";
import type { CatalogueAnswer } from "../wire/catalogue.ts";
import { GameCode } from "../wire/identifiers.ts";
import type { LaunchAnswer } from "../wire/launch.ts";
import { rsaSignatureHeader, signRsa } from "./rsa-signature.ts";

const timeoutMsDefault = 8_000;
const rootPath = "/operator/generic/v2/game";

const RsaGame = Type.Object({
  game_code: GameCode,
  name: Type.String({ minLength: 1, maxLength: 120, pattern: "^[^\\u0000]*$" }),
  /** The maker. */
  product: Type.String({ minLength: 1, maxLength: 120 }),
  category: Type.String(),
  enabled: Type.Boolean(),
  demo_game_support: Type.Optional(Type.Boolean()),
  url_thumb: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  /** 1 to 5. */
  volatility: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  paylines: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
});
type RsaGame = Static<typeof RsaGame>;

const listedGame = Compile(RsaGame as TSchema);
const launched = Compile(Type.Object({ url: Type.String({ pattern: "^https?://" }) }) as TSchema);

/**
 * The platform's side of a vendor that speaks `rsa-wallet`: lists and launches, signed with our private key
 * (`options.secret`). `options.more.operatorId` is what the vendor calls us; its list knows no currencies, so
 * `options.more.currencies` says which ones the contract is for, such as "THB,MMK".
 */
export function makeRsaClient(options: VendorClientOptions): GamesClient {
  const { vendorUrl, secret, more = {}, timeoutMs = timeoutMsDefault, onExchange } = options;
  const operatorId = more["operatorId"];
  if (operatorId === undefined) throw new Error(`The vendor at ${vendorUrl} speaks rsa-wallet, but has no operator id.`);
  const currencies = (more["currencies"] ?? "").split(",").filter((currency) => currency !== "");

  function send<Answer>(call: string, body: object, read: (httpStatus: number, text: string) => CallOutcome<Answer>) {
    const bodyText = JSON.stringify({ operator_id: operatorId, ...body });
    const headers = { [rsaSignatureHeader]: signRsa(bodyText, secret) };
    return sendText({
      url: new URL(`${rootPath}/${call}`, vendorUrl).href,
      method: "POST",
      bodyText,
      headers,
      timeoutMs,
      answerBytesMax: listBytesMax,
      read,
      onExchange,
    });
  }

  return {
    catalogue: () =>
      send("list", {}, (httpStatus, text): CallOutcome<CatalogueAnswer> => {
        const games = parse(text);
        if (httpStatus !== 200) return refusedOrUnknown(httpStatus, games);
        const sifted = Array.isArray(games) ? siftGames<RsaGame>(games, (game) => listedGame.Check(game)) : undefined;
        if (sifted === undefined || (sifted.games.length === 0 && sifted.rejectedCount > 0)) {
          return { kind: "unknown", reason: "a game list that is not of its shape" };
        }
        const offered = sifted.games.filter((game) => game.enabled).map((game) => toListed(game, currencies));
        return { kind: "ok", answer: toCatalogue(text, { games: offered, rejectedCount: sifted.rejectedCount }, vendorUrl) };
      }),
    launch: (fields) =>
      send("url", launchBody(fields), (httpStatus, text): CallOutcome<LaunchAnswer> => {
        const body = parse(text);
        if (httpStatus !== 200) return refusedOrUnknown(httpStatus, body);
        if (!launched.Check(body)) return { kind: "unknown", reason: "a launch that gives no address" };
        return { kind: "ok", answer: { status: "ok", launchUrl: (body as { url: string }).url } };
      }),
  };
}

function launchBody(fields: LaunchFields): object {
  const { playerId, playerToken } = fields;
  return {
    ...(playerToken === undefined ? {} : { user: playerId, token: playerToken }),
    game_code: fields.gameCode,
    // Free play is asked for by a currency of no worth.
    currency: fields.mode === "free" ? "XXX" : fields.currency,
    platform: fields.device === "desktop" ? "GPL_DESKTOP" : "GPL_MOBILE",
    lang: fields.language,
    lobby_url: fields.returnUrl,
  };
}

function toListed(game: RsaGame, currencies: readonly string[]): ListedGame {
  const volatility = game.volatility ?? 3;
  return {
    gameCode: game.game_code,
    name: game.name,
    maker: game.product,
    category: game.category,
    imageUrl: game.url_thumb ?? "",
    supportsFreePlay: game.demo_game_support === true,
    minBetUnits: new Map(currencies.map((currency) => [currency, 0n])),
    volatility: volatility < 2.5 ? "low" : volatility > 3.5 ? "high" : "medium",
    lines: game.paylines ?? 0,
  };
}

/** An HTTP status of the caller's fault is a refusal; anything else may have been done. */
function refusedOrUnknown(httpStatus: number, body: unknown): CallOutcome<never> {
  const error = typeof body === "object" && body !== null && "error" in body ? String(body.error) : "";
  if (httpStatus < 400 || httpStatus > 499) return { kind: "unknown", reason: `HTTP ${httpStatus}` };
  const status = /GAME/i.test(error) ? "game_unknown" : /SIGNATURE/i.test(error) ? "invalid_signature" : "invalid_request";
  return { kind: "refused", status, detail: `HTTP ${httpStatus} ${error}`.trim() };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
