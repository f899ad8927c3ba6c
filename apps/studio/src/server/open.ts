import type { VendorRefusal } from "@lantern/vendor-kit/wire/vendor-status.ts";
import type { TitleDefinition } from "../engine/types.ts";
import { findTitle } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { brandName } from "./brands.ts";
import { findSession } from "./find-session.ts";
import { refusalOfStake, refuse, type GameRefusal, type GameRefusalCode } from "./game-refusal.ts";
import { hashOfToken, newSecretToken } from "./new-id.ts";
import { resume } from "./resume.ts";
import type { RoundView } from "./round-view.ts";
import { giveLaunchBack, takeLaunch, type Launch } from "./storage/launches.ts";
import { findPurse } from "./storage/purses.ts";
import { insertSession, newFreeSession, newRealSession, type Session } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";
import { describeTitle, type TitleView } from "./title-view.ts";

/** Either the one-time code of a launch, or the token of a session that is still alive (a page that was loaded again). */
export type OpenRequest = { readonly code: string } | { readonly sessionToken: string };

export interface OpenedGame {
  readonly sessionToken: string;
  readonly title: TitleView;
  readonly mode: "real" | "free";
  readonly currency: string;
  readonly balanceUnits: string;
  /** Rising. */
  readonly stakesUnits: readonly string[];
  readonly defaultStakeUnits: string;
  /** A round whose outcome never reached the player: show it before anything else. Its money is in the balance or on its way. */
  readonly unfinishedRound?: RoundView;
  readonly settings: {
    readonly language: string;
    readonly device: string;
    /** Where the back button leads. */
    readonly returnUrl: string;
    readonly brandName: string;
    /** Whether the player's market lets the game play on by itself. */
    readonly autoplayAllowed: boolean;
    /** Least time from one spin to the next; 0 where the market asks for none. */
    readonly minimumCycleMs: number;
  };
}

/** How many of the default stake a free session begins with. */
const playMoneyStakes = 1_000n;

/** Opens a game: exchanges the code for a session, asks the platform who plays, and brings an interrupted round back. */
export async function open(studio: Studio, request: OpenRequest): Promise<OpenedGame | GameRefusal> {
  const opened = "code" in request ? await openByCode(studio, request.code) : await openBySession(studio, request.sessionToken);
  if ("refused" in opened) return opened;
  const { session, sessionToken } = opened;
  const title = titleOf(session.gameCode);
  const { stakes, defaultStake } = stakesFor(title, session.currency);
  const { unfinishedRound, balanceUnits = opened.balanceUnits } = await resume(studio, session);
  return {
    sessionToken,
    title: describeTitle(title),
    mode: session.mode,
    currency: session.currency,
    balanceUnits: balanceUnits.toString(),
    stakesUnits: stakes.map(String),
    defaultStakeUnits: defaultStake.toString(),
    ...(unfinishedRound === undefined ? {} : { unfinishedRound }),
    settings: settingsOf(session, title),
  };
}

function settingsOf(session: Session, title: TitleDefinition): OpenedGame["settings"] {
  const { language, device, returnUrl, autoplayAllowed, minimumCycleMs } = session;
  return { language, device, returnUrl, brandName: brandName(title.brandCode), autoplayAllowed, minimumCycleMs };
}

interface OpenedSession {
  readonly session: Session;
  readonly sessionToken: string;
  readonly balanceUnits: bigint;
}

async function openByCode(studio: Studio, code: string): Promise<OpenedSession | GameRefusal> {
  const launch = takeLaunch(studio.database, hashOfToken(code), studio.nowMs());
  if (launch === undefined) return refuse("session_expired");
  return launch.playerToken === undefined ? openFree(studio, launch) : openReal(studio, launch, launch.playerToken, code);
}

function openFree(studio: Studio, launch: Launch): OpenedSession {
  const sessionToken = newSecretToken();
  const balanceUnits = stakesFor(titleOf(launch.gameCode), launch.currency).defaultStake * playMoneyStakes;
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

function titleOf(gameCode: string) {
  const title = findTitle(gameCode);
  if (title === undefined) throw new Error(`A session is of ${gameCode}, which the studio no longer has.`);
  return title;
}
