import type { CallValue } from "@lantern/contract/call.ts";
import type { launchGame as launchGameCall } from "@lantern/contract/games/launch-game.ts";
import { isTrial } from "@lantern/rules/accounts/member-types.ts";
import type { CallInput } from "../http/answer.ts";
import type { CallContext } from "../platform/context.ts";
import { newId } from "../platform/id.ts";
import { isRefusal, refuse, type Refusal } from "../platform/refusal.ts";
import { askGate, type GateRefusal } from "../safeguards/ask-gate.ts";
import { settingsOf } from "../site/merchant-settings.ts";
import type { CatalogueGame } from "./catalogue.ts";
import { chooseGame } from "./choose-game.ts";
import { findIntegration } from "./find-integration.ts";
import { failLaunch, openLaunch, type NewLaunch } from "./open-launch.ts";
import { recordRecentGame } from "./record-recent-game.ts";
import { takeMoneyAlong } from "./transfers/take-money-along.ts";
import { viewerOf } from "./viewer.ts";

type Input = CallInput<typeof launchGameCall>;
type LaunchRefusal =
  | Refusal<
      "access.not_logged_in" | "games.game_unknown" | "games.game_unavailable" | "games.free_play_unavailable" | "games.vendor_unavailable"
    >
  | GateRefusal;

const vendorTimeoutMs = 6_000;

/**
 * Opens a game at its vendor (specification 4.6.4, 7.13). Real play takes a session, the gate's consent and a game that
 * is offered in the member's currency; a trial member plays so too, for the wallet keeps his trial money apart. Free
 * play takes the merchant's flag FREEPLAY3 and a game that supports it. The vendor is asked outside any transaction.
 */
export async function launchGame(context: CallContext, { body }: Input): Promise<CallValue<typeof launchGameCall> | LaunchRefusal> {
  const { clock, database, hostName, session } = context;
  const game = await chooseGame(context, body);
  if (game === undefined) return refuse("games.game_unknown");
  const admitted = (body.free ?? body.supportPlay === 0) ? admitFreePlay(context, game) : await admitRealPlay(context, game);
  if (isRefusal(admitted)) return admitted;
  const integration = await findIntegration(context, game.integrationCode);
  if (integration === undefined)
    throw new Error(`The game ${game.gameCode} belongs to the integration ${game.integrationCode}, which is gone`);
  const taken = await takeMoneyAlong(context, integration, admitted);
  if (isRefusal(taken)) return taken;

  const { launchId, playerToken } = await openLaunch(context, database, admitted);
  const launched = await integration.client(vendorTimeoutMs).launch({
    nonce: newId(clock),
    sentAt: clock.now().toISOString(),
    gameCode: game.gameCode,
    mode: playerToken === undefined ? "free" : "real",
    ...(playerToken === undefined || admitted.player === undefined ? {} : { playerToken, playerId: admitted.player.memberId }),
    currency: admitted.currency,
    language: admitted.language,
    device: body.platform === "web" ? "desktop" : "mobile",
    ...fixtureOf(game, body.matchId),
    timeZone: context.merchant.zone,
    returnUrl: `${platformOrigin(context)}${body.backUrl ?? "/m/home"}`,
    ...marketTerms(context),
    hostName,
  });
  if (launched.kind !== "ok") {
    context.log.warn({ launchId, gameCode: game.gameCode, outcome: launched.kind, why: whyNot(launched) }, "a launch failed");
    await failLaunch(database, launchId, clock.now());
    return refuse(
      launched.kind === "refused" && launched.status === "game_unknown" ? "games.game_unavailable" : "games.vendor_unavailable",
    );
  }
  if (session !== undefined) await recordRecentGame(database, { memberId: session.memberId, nodeId: game.nodeId, at: clock.now() });
  return { gameUrl: launched.answer.launchUrl, ...taken };
}

async function admitRealPlay(context: CallContext, game: CatalogueGame): Promise<NewLaunch | LaunchRefusal> {
  const { clock, database, merchant, session } = context;
  if (session === undefined) return refuse("access.not_logged_in");
  if (!game.minBetUnits.has(session.currency)) return refuse("games.game_unavailable");
  const refused = await askGate(database, { memberId: session.memberId, asks: "stake", at: clock.now() });
  if (refused !== undefined) return refused;
  const player = { memberId: session.memberId, sessionId: session.id, trial: isTrial(session.memberType) };
  return { merchantId: merchant.id, game, player, currency: session.currency, language: languageOf(context) };
}

function admitFreePlay(context: CallContext, game: CatalogueGame): NewLaunch | LaunchRefusal {
  const { merchant, session } = context;
  if (!merchant.flags.has("FREEPLAY3") || !game.freePlay) return refuse("games.free_play_unavailable");
  const offered = merchant.currencies.filter((currency) => game.minBetUnits.has(currency));
  const currency = session?.currency ?? offered[0] ?? merchant.currencies[0];
  if (currency === undefined) throw new Error(`The merchant ${merchant.code} has no currency`);
  return { merchantId: merchant.id, game, player: undefined, freePlayerId: session?.memberId, currency, language: languageOf(context) };
}

function languageOf(context: CallContext): string {
  return viewerOf(context, undefined).languages[0] ?? "en";
}

/** What the merchant's market asks of a game while it is played. */
function marketTerms({ merchant }: CallContext): { readonly autoplayAllowed: boolean; readonly minimumCycleMs: number } {
  const { autoplay, minimumCycleMs } = settingsOf(merchant);
  return { autoplayAllowed: autoplay, minimumCycleMs };
}

/** A match is known by its vendor's system and the code that it has there (`get-hot-match.ts`). */
function fixtureOf({ integrationCode }: CatalogueGame, matchId: string | undefined): { readonly fixtureCode?: string } {
  const prefix = `${integrationCode}:`;
  return matchId?.startsWith(prefix) === true ? { fixtureCode: matchId.slice(prefix.length) } : {};
}

/** Where the browser has the platform: behind a proxy it is the proxy's address, by TLS. */
function platformOrigin({ configuration, hostName }: CallContext): string {
  return configuration.trustProxy ? `https://${hostName}` : `http://${hostName}:${configuration.port}`;
}

function whyNot(
  outcome: { readonly kind: "refused"; readonly status: string } | { readonly kind: "unknown"; readonly reason: string },
): string {
  return outcome.kind === "refused" ? outcome.status : outcome.reason;
}
