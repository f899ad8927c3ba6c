import { availableLanguages } from "@lantern/phrases/languages.ts";
import type { LaunchAnswer, LaunchRequest } from "@lantern/vendor-kit/wire/launch.ts";
import type { RefusalAnswer } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { findLeague } from "../sports/leagues/registry.ts";
import { findTitle } from "../titles/registry.ts";
import { hashOfToken, newSecretToken } from "./new-id.ts";
import { isOfferedCurrency } from "./offered-currencies.ts";
import { insertLaunch } from "./storage/launches.ts";
import { moneyPlaceOf, type MoneyPlace } from "./brands.ts";
import type { Studio } from "./studio.ts";

/**
 * Prepares a game for a player that the platform sends and says where it opens. The URL holds a one-time code; the
 * platform is not called before it is used.
 *
 * @param moneyAt for which of its brands the studio is asked: a game of another is unknown there
 * @param port the port on which browsers reach the studio where no public address is configured
 */
export function launch(
  studio: Studio,
  request: LaunchRequest,
  { moneyAt, port }: { readonly moneyAt: MoneyPlace; readonly port: number },
): LaunchAnswer | RefusalAnswer {
  const problem = problemOf(studio, request, moneyAt);
  if (problem !== undefined) return problem;
  const code = newSecretToken();
  const stored = insertLaunch(studio.database, {
    codeHash: hashOfToken(code),
    nonce: request.nonce,
    gameCode: request.gameCode,
    mode: request.mode,
    playerToken: request.mode === "real" ? request.playerToken : undefined,
    currency: request.currency,
    language: request.language,
    device: request.device,
    returnUrl: request.returnUrl,
    autoplayAllowed: request.autoplayAllowed ?? false,
    minimumCycleMs: request.minimumCycleMs ?? 0,
    moneyAt,
    expiresAtMs: studio.nowMs() + studio.timing.launchCodeMs,
  });
  if (!stored) return { status: "invalid_request", detail: "this nonce was used before" };
  const url = new URL(`/play/${request.gameCode}`, studio.configuration.publicUrl ?? `http://${request.hostName}:${port}`);
  url.searchParams.set("session", code);
  url.searchParams.set("lang", wireLanguageOf(request.language));
  if (request.fixtureCode !== undefined) url.searchParams.set("match", request.fixtureCode);
  if (request.timeZone !== undefined) url.searchParams.set("zone", request.timeZone);
  // The page around the game, which it may talk to.
  url.searchParams.set("parent", new URL(request.returnUrl).origin);
  return { status: "ok", launchUrl: url.href };
}

/** The language that the game is shown in: the one asked for where its texts exist, English where they do not. */
function wireLanguageOf(language: string): string {
  const wanted = language.toLowerCase();
  const known = availableLanguages.find(({ code, wireCode }) => code.toLowerCase() === wanted || wireCode.toLowerCase() === wanted);
  return known?.wireCode ?? "EN";
}

function problemOf(studio: Studio, request: LaunchRequest, moneyAt: MoneyPlace): RefusalAnswer | undefined {
  const sentAtMs = Date.parse(request.sentAt);
  if (!(Math.abs(studio.nowMs() - sentAtMs) <= studio.timing.launchSkewMs)) {
    return { status: "invalid_request", detail: "sentAt is more than a minute from the studio's clock" };
  }
  if (!/^https?:$/.test(URL.canParse(request.returnUrl) ? new URL(request.returnUrl).protocol : "")) {
    return { status: "invalid_request", detail: "returnUrl must be an absolute http or https address" };
  }
  if (request.mode === "real" && request.playerToken === undefined)
    return { status: "invalid_request", detail: "real play needs a playerToken" };
  const league = findLeague(request.gameCode);
  if (league !== undefined && request.mode === "free") return { status: "game_unknown", detail: "matches are bet on for money only" };
  const offered = league ?? findTitle(request.gameCode);
  if (offered === undefined || moneyPlaceOf(offered.brandCode, studio.configuration) !== moneyAt)
    return { status: "game_unknown", detail: "the studio has no such game" };
  if (request.mode === "real" && !isOfferedCurrency(request.currency)) {
    return { status: "game_unknown", detail: `the game is not offered in ${request.currency}` };
  }
  return undefined;
}
