import type { VendorDialect } from "./dialect.ts";

export interface AcceptancePlayer {
  readonly playerToken: string;
  readonly playerId: string;
  readonly balanceUnits: bigint;
}

/** A platform with one vendor installed, and the handles that the suite needs beside the wire. */
export interface AcceptanceTarget {
  readonly vendorCode: string;
  readonly secret: string;
  /** What else the dialect needs to sign, by name. */
  readonly more?: Readonly<Record<string, string>>;
  /** The vendor's side of the protocol under test; the kit's own wire when absent. */
  readonly dialect?: VendorDialect;
  /** A game of the vendor that the player tokens are for. */
  readonly gameCode: string;
  readonly currency: string;
  /** Another currency, which no player of the suite has. */
  readonly otherCurrency: string;
  /** A new member with exactly this spendable balance and a live player token. */
  readonly newPlayer: (options: { readonly balanceUnits: bigint }) => Promise<AcceptancePlayer>;
  readonly expirePlayerToken: (playerToken: string) => Promise<void>;
  /** The spendable balance as the platform's own ledger has it. */
  readonly balanceOf: (playerId: string) => Promise<bigint>;
  /** Stops the member's stakes (suspension or exclusion); the scenarios that need it are not applicable without. */
  readonly blockPlayer?: (playerId: string) => Promise<void>;
  /** What ends a round of this vendor: his word (so where absent), or its first win. */
  readonly roundClosing?: "vendor" | "result";
  readonly close?: () => Promise<void>;
}

/** A platform that runs on an address of its own. */
export interface RunningTarget extends AcceptanceTarget {
  /** Origin of the platform, such as `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
}
