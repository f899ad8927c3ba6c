import { createVerify, randomUUID } from "node:crypto";
import { rsaWalletDialect } from "../acceptance/rsa-wallet-dialect.ts";
import { startStandIn, type StandInAnswer, type StandInGame, type StandInRequest, type VendorStandIn } from "./stand-in.ts";

export interface RsaStandInOptions {
  /** The code under which the platform knows this vendor. */
  readonly vendorCode: string;
  /** The vendor's own, in PEM. */
  readonly privateKey: string;
  /** The platform's, in PEM. */
  readonly operatorPublicKey: string;
  readonly operatorId: string;
  readonly port?: number;
}

/** A vendor that speaks `rsa-wallet`. Signatures and bodies are checked here apart from the client that sends them. */
export function startRsaStandIn(options: RsaStandInOptions): Promise<VendorStandIn> {
  const { vendorCode, privateKey, operatorPublicKey, operatorId, port } = options;
  return startStandIn({
    dialect: rsaWalletDialect,
    credentials: { vendorCode, secret: privateKey },
    ...(port === undefined ? {} : { port }),
    answer: (request, standIn, record) => {
      if (!isSigned(request, operatorPublicKey)) return refusal(403, "RS_ERROR_INVALID_SIGNATURE");
      const body = JSON.parse(request.body.toString("utf8")) as Readonly<Record<string, string | undefined>>;
      if (body["operator_id"] !== operatorId) return refusal(401, "RS_ERROR_INVALID_PARTNER");
      if (request.path === "/operator/generic/v2/game/list")
        return { httpStatus: 200, body: standIn.games.map((game) => listed(game, standIn.url)) };
      if (request.path !== "/operator/generic/v2/game/url") return refusal(404, "no such call");
      const game = standIn.games.find(({ gameCode }) => gameCode === body["game_code"]);
      if (game === undefined) return refusal(400, "RS_ERROR_INVALID_GAME");
      const { user, token } = body;
      const isFree = body["currency"] === "XXX";
      if (isFree === (token !== undefined)) return refusal(400, "RS_ERROR_WRONG_SYNTAX");
      record({
        gameCode: game.gameCode,
        mode: isFree ? "free" : "real",
        playerId: user,
        playerToken: token,
        currency: isFree ? undefined : body["currency"],
        language: body["lang"] ?? "",
        device: body["platform"] === "GPL_DESKTOP" ? "desktop" : "mobile",
        returnUrl: body["lobby_url"] ?? "",
      });
      return { httpStatus: 200, body: { url: `${standIn.url}/play/${game.gameCode}?session=${randomUUID()}` } };
    },
  });
}

function isSigned({ headers, body }: StandInRequest, publicKey: string): boolean {
  const presented = headers["x-hub88-signature"];
  return typeof presented === "string" && createVerify("SHA256").update(body).verify(publicKey, presented, "base64");
}

function listed(game: StandInGame, url: string): object {
  return {
    game_code: game.gameCode,
    name: game.name,
    product: game.maker,
    category: game.category,
    enabled: true,
    demo_game_support: game.supportsFreePlay,
    url_thumb: `${url}/thumbs/${game.gameCode}.webp`,
    volatility: 4,
    paylines: 20,
    platforms: ["GPL_MOBILE", "GPL_DESKTOP"],
  };
}

function refusal(httpStatus: number, error: string): StandInAnswer {
  return { httpStatus, body: { error } };
}
