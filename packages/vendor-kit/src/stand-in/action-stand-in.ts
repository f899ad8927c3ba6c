import { createHmac, randomUUID } from "node:crypto";
import { actionWalletDialect } from "../acceptance/action-wallet-dialect.ts";
import { startStandIn, type StandInAnswer, type StandInGame, type StandInRequest, type VendorStandIn } from "./stand-in.ts";

export interface ActionStandInOptions {
  /** The code under which the platform knows this vendor. */
  readonly vendorCode: string;
  /** Shared by both sides. */
  readonly secret: string;
  readonly port?: number;
}

interface SessionRequest {
  readonly game?: string;
  readonly locale?: string;
  readonly client_type?: "mobile" | "desktop";
  readonly urls?: { readonly return_url?: string };
  readonly session_id?: string;
  readonly user_id?: string;
  readonly currency?: string;
}

/** A vendor that speaks `action-wallet`. Signatures and bodies are checked here apart from the client that sends them. */
export function startActionStandIn({ vendorCode, secret, port }: ActionStandInOptions): Promise<VendorStandIn> {
  return startStandIn({
    dialect: actionWalletDialect,
    credentials: { vendorCode, secret },
    ...(port === undefined ? {} : { port }),
    answer: (request, standIn, record) => {
      if (!isSigned(request, secret)) return refusal(403, 403);
      if (request.path === "/games") return { httpStatus: 200, body: { games: standIn.games.map((game) => listed(game, standIn.url)) } };
      if (request.path !== "/sessions" && request.path !== "/demo") return refusal(404, 404);
      const isFree = request.path === "/demo";
      const body = JSON.parse(request.body.toString("utf8")) as SessionRequest;
      const game = standIn.games.find(({ gameCode }) => gameCode === body.game);
      if (game === undefined || (isFree && !game.supportsFreePlay)) return refusal(412, 153);
      if (isFree === (body.session_id !== undefined)) return refusal(400, 400);
      record({
        gameCode: game.gameCode,
        mode: isFree ? "free" : "real",
        playerId: body.user_id,
        playerToken: body.session_id,
        currency: body.currency,
        language: body.locale ?? "",
        device: body.client_type ?? "mobile",
        returnUrl: body.urls?.return_url ?? "",
      });
      return { httpStatus: 200, body: { game_url: `${standIn.url}/play/${encodeURIComponent(game.gameCode)}?session=${randomUUID()}` } };
    },
  });
}

function isSigned({ headers, body }: StandInRequest, secret: string): boolean {
  return headers["x-request-sign"] === createHmac("sha256", secret).update(body).digest("hex");
}

function listed(game: StandInGame, url: string): object {
  return {
    identifier: game.gameCode,
    title: game.name,
    provider: game.maker,
    category: game.category,
    demo: game.supportsFreePlay,
    image_url: `${url}/thumbs/${game.gameCode}.webp`,
    lines: 20,
    volatility: "high",
    currencies: { THB: 100 },
  };
}

function refusal(httpStatus: number, code: number): StandInAnswer {
  return { httpStatus, body: { code, message: "refused by the stand-in" } };
}
