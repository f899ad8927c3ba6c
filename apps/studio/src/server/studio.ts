import type { WalletClient } from "@lantern/vendor-kit/wallet-client.ts";
import type { RandomBelow } from "../engine/types.ts";
import type { StudioDatabase } from "./storage/open-database.ts";
import type { StudioConfiguration } from "./studio-configuration.ts";
import type { StudioTiming } from "./studio-timing.ts";
import type { Turns } from "./turns.ts";

/** What is written for the studio's engineers; never a token, never a secret. */
export interface StudioLog {
  readonly warn: (facts: Readonly<Record<string, unknown>>, message: string) => void;
  readonly error: (facts: Readonly<Record<string, unknown>>, message: string) => void;
}

/** What every operation of the studio stands on. */
export interface Studio {
  readonly configuration: StudioConfiguration;
  readonly timing: StudioTiming;
  readonly database: StudioDatabase;
  /** The platform, where the players' money stands there. */
  readonly wallet: WalletClient;
  /** The platform for the brands whose players' money stands with the studio: it says who plays, and moves no money. */
  readonly players: Pick<WalletClient, "authenticate">;
  /** The only source of chance. */
  readonly random: RandomBelow;
  readonly nowMs: () => number;
  readonly turns: Turns;
  readonly log: StudioLog;
  /** True once the studio is closing: what is begun is finished, what waits is left to the next start. */
  readonly isClosing: () => boolean;
}
