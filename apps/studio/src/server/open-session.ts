import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import { findTitle } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { findSession } from "./find-session.ts";
import { refusalOfStake, refuse, type GameRefusal, type GameRefusalCode } from "./game-refusal.ts";
import { hashOfToken, newSecretToken } from "./new-id.ts";
import { giveLaunchBack, takeLaunch, type Launch } from "./storage/launches.ts";
import { findPurse } from "./storage/purses.ts";
import { insertSession, newFreeSession, newRealSession, type Session } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";

/** Either the one-time code of a launch, or the token of a session that is still alive (a page that was loaded again). */
export type OpenRequest = { readonly code: string } | { readonly sessionToken: string };

/** How many of the default stake a free session begins with. */
const playMoneyStakes = 1_000n;

export interface OpenedSession {
  readonly session: Session;
  readonly sessionToken: string;
  readonly balanceUnits: bigint;
}

/** Opens a session: by the launch's code, for which the platform is asked who plays, or again by its token. */
export function openSession(studio: Studio, request: OpenRequest): Promise<OpenedSession | GameRefusal> {
  return "code" in request ? openByCode(studio, request.code) : openBySession(studio, request.sessionToken);
}

async function openByCode(studio: Studio, code: string): Promise<OpenedSession | GameRefusal> {
  const launch = takeLaunch(studio.database, hashOfToken(code), studio.nowMs());
  if (launch === undefined) return refuse("session_expired");
  return launch.playerToken === undefined ? openFree(studio, launch) : openReal(studio, launch, launch.playerToken, code);
}

function openFree(studio: Studio, launch: Launch): OpenedSession {
  const sessionToken = newSecretToken();
  const title = findTitle(launch.gameCode);
  if (title === undefined) throw new Error(`${launch.gameCode} was launched for play money, which it has not.`);
  const balanceUnits = stakesFor(title, launch.currency).defaultStake * playMoneyStakes;
  const session = newFreeSession(launch, { tokenHash: hashOfToken(sessionToken) }, balanceUnits);
  insertSession(studio.database, session, studio.nowMs());
  return { session, sessionToken, balanceUnits };
}

async function openReal(studio: Studio, launch: Launch, playerToken: string, code: string): Promise<OpenedSession | GameRefusal> {
  const { gameCode, moneyAt } = launch;
  const outcome = await (moneyAt === "studio" ? studio.players : studio.wallet).authenticate({ playerToken, gameCode });
  if (outcome.kind === "unknown") {
    giveLaunchBack(studio.database, hashOfToken(code));
    studio.log.warn({ gameCode: launch.gameCode, reason: outcome.reason }, "the platform could not say who plays");
    return refuse("platform_unavailable");
  }
  if (outcome.kind === "refused") return refuse(refusalOfOpening(outcome.status));
  const { playerId, currency } = outcome.answer;
  const sessionToken = newSecretToken();
  const session = newRealSession({ ...launch, currency }, { tokenHash: hashOfToken(sessionToken) }, { playerId, playerToken });
  insertSession(studio.database, session, studio.nowMs());
  // What the platform tells beside who plays is not what is played with where the money stands here.
  return { session, sessionToken, balanceUnits: moneyAt === "studio" ? standsHere(studio, playerId) : BigInt(outcome.answer.balanceUnits) };
}

function standsHere({ database }: Studio, playerId: string): bigint {
  return findPurse(database, playerId)?.balanceUnits ?? 0n;
}

async function openBySession(studio: Studio, sessionToken: string): Promise<OpenedSession | GameRefusal> {
  const session = findSession(studio, sessionToken);
  if (session === undefined) return refuse("session_expired");
  if (session.mode === "free") return { session, sessionToken, balanceUnits: session.playBalanceUnits };
  const { playerId, playerToken, currency, gameCode, moneyAt } = session;
  const isHere = moneyAt === "studio";
  // Asked either way: whether he may play still is the platform's to say.
  const outcome = await (isHere
    ? studio.players.authenticate({ playerToken, gameCode })
    : studio.wallet.balance({ playerToken, playerId, currency }));
  if (outcome.kind === "unknown") return refuse("platform_unavailable");
  if (outcome.kind === "refused") return refuse(refusalOfOpening(outcome.status));
  return { session, sessionToken, balanceUnits: isHere ? standsHere(studio, playerId) : BigInt(outcome.answer.balanceUnits) };
}

function refusalOfOpening(status: VendorRefusal): GameRefusalCode {
  const refusal = refusalOfStake(status);
  return refusal === "round_voided" ? "platform_unavailable" : refusal;
}
