import type { TitleDefinition } from "../engine/types.ts";
import { findLeague } from "../sports/leagues/registry.ts";
import { findTitle } from "../titles/registry.ts";
import { stakesFor } from "../titles/stakes.ts";
import { brandName } from "./brands.ts";
import { refuse, type GameRefusal } from "./game-refusal.ts";
import { openSession, type OpenRequest } from "./open-session.ts";
import { resume } from "./resume.ts";
import type { RoundView } from "./round-view.ts";
import type { Session } from "./storage/sessions.ts";
import type { Studio } from "./studio.ts";
import { describeTitle, type TitleView } from "./title-view.ts";

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

/** Opens a game: exchanges the code for a session, asks the platform who plays, and brings an interrupted round back. */
export async function open(studio: Studio, request: OpenRequest): Promise<OpenedGame | GameRefusal> {
  const opened = await openSession(studio, request);
  if ("refused" in opened) return opened;
  const { session, sessionToken } = opened;
  if (findLeague(session.gameCode) !== undefined) return refuse("unknown_game");
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

function titleOf(gameCode: string) {
  const title = findTitle(gameCode);
  if (title === undefined) throw new Error(`A session is of ${gameCode}, which the studio no longer has.`);
  return title;
}
