/**
 * The shapes of a slot title and of a played round. Pure data: no I/O, no clock, no player.
 *
 * Amounts inside a title are exact integers "per bet unit": a stake is split evenly over the title's
 * `betUnits`, so a stake that is a multiple of `betUnits` never needs rounding.
 */

/** How a window of symbols is turned into wins. Cascading titles say with `lines` which of the two they use. */
export type EngineKind = "lines" | "ways" | "cascading";

/** `mystery` symbols all open to the same symbol before wins are counted. */
export type SymbolKind = "regular" | "wild" | "scatter" | "mystery";

export type Volatility = "low" | "medium" | "high";

/** The family of art that a title's brand draws in. */
export type ArtFamily = "relief" | "woodcut" | "comic" | "scene" | "geometric";

export type SymbolId = string;

export interface SymbolDefinition {
  readonly id: SymbolId;
  readonly kind: SymbolKind;
  /** How many of a kind → amount in bet units. For a scatter the count is anywhere in the window. */
  readonly pays: Readonly<Record<number, number>>;
}

/** A row index for each reel, 0 at the top. */
export type Line = readonly number[];

/** One circular strip a reel; a stop is the index of the symbol in the top row, rows run on downwards. */
export type Strips = readonly (readonly SymbolId[])[];

/** A choice that the engine draws with `random(sum of weights)`. */
export interface Weighted<T> {
  readonly value: T;
  readonly weight: number;
}

/** The rules of a single spin. The base game has one, the free spins another. */
export interface SpinMode {
  readonly strips: Strips;
  /** Every line or ways win is multiplied by this. */
  readonly multiplier: number;
  /** Each wild in a line win multiplies it by this; in a ways win each wild counts as this many. */
  readonly wildMultiplier: number;
  /** A wild in view fills its reel before wins are counted. */
  readonly expandingWilds: boolean;
  /** Reels that turn wild after the stop, drawn once a spin; empty when the title has no such rule. */
  readonly wildReels: readonly Weighted<readonly number[]>[];
  /** What mystery symbols open to, drawn once a spin; empty when the title has none. */
  readonly mystery: readonly Weighted<SymbolId>[];
  /** Cascading only: the multiplier of the first fall, the second, …; the last one goes on. Else `[1]`. */
  readonly cascadeMultipliers: readonly number[];
}

export interface FreeSpins extends SpinMode {
  /** Scatters in view in the base game → spins won. */
  readonly award: Readonly<Record<number, number>>;
  /** Scatters in view during free spins → further spins; empty when they cannot be won again. */
  readonly retrigger: Readonly<Record<number, number>>;
  /** Regular symbols of which one is drawn at the start and turns wild for all the free spins; empty for none. */
  readonly chosenWild: readonly Weighted<SymbolId>[];
  /** Cascading only: the ladder of multipliers does not begin anew with each free spin but goes on where the last one ended. */
  readonly multiplierGoesOn: boolean;
}

export interface Theme {
  readonly family: ArtFamily;
  /** CSS colours: page ground, panel, the accent of the game, its second colour, text, text on the accent. */
  readonly palette: {
    readonly ground: string;
    readonly panel: string;
    readonly accent: string;
    readonly second: string;
    readonly text: string;
    readonly onAccent: string;
  };
}

/** A title's name in every language of the product, by language code. */
export type TitleName = Readonly<Record<"en" | "my" | "th" | "fil", string>>;

export interface TitleDefinition {
  readonly code: string;
  readonly brandCode: "GNAGA" | "SAMPAN" | "TINRIC" | "NBAZAR" | "PMOON";
  readonly name: TitleName;
  readonly engine: EngineKind;
  readonly reels: number;
  readonly rows: number;
  /** Parts that a stake is split into; equals the number of lines in a title with lines. */
  readonly betUnits: number;
  /** Empty in a title that pays ways. */
  readonly lines: readonly Line[];
  /** Rows to the power of reels in a title that pays ways, else 0. */
  readonly ways: number;
  /** Line wins count from the right as well; five of a kind counts once. */
  readonly bothDirections: boolean;
  readonly symbols: readonly SymbolDefinition[];
  readonly base: SpinMode;
  readonly freeSpins: FreeSpins | null;
  /** All positions show one symbol (wilds included): the spin's line wins are multiplied by this. Else 1. */
  readonly fullHouseMultiplier: number;
  /** Three reels only: a spin without a win whose first two reels show one and the same symbol throughout spins the third again, once. */
  readonly respinThirdReel: boolean;
  readonly volatility: Volatility;
  readonly theme: Theme;
  /** Stakes in multiples of the currency's base stake (see `titles/stakes.ts`). */
  readonly stakeLevels: readonly number[];
  readonly defaultStakeLevel: number;
}

/** `[reel, row]`, both from 0. */
export type Position = readonly [reel: number, row: number];

export interface Win {
  readonly kind: "line" | "ways" | "scatter";
  readonly symbol: SymbolId;
  /** How many of a kind. */
  readonly count: number;
  /** Index into the title's lines; only in a line win. */
  readonly line?: number;
  /** Only in a line win that counts from the right. */
  readonly fromRight?: true;
  /** Number of ways, wild multiples included; only in a ways win. */
  readonly ways?: number;
  /** All multipliers that went into the amount, as one number. */
  readonly multiplier: number;
  readonly positions: readonly Position[];
  /** Decimal string of units. */
  readonly amountUnits: string;
}

/** A change of the window between the stop and the count of wins. */
export interface Change {
  readonly kind: "mystery" | "wild-reel" | "expanding-wild" | "chosen-wild";
  readonly symbol: SymbolId;
  readonly positions: readonly Position[];
}

/**
 * One picture that the client shows: reels that stopped, a single reel that spun again, or symbols that fell.
 * JSON as it is: it goes over the wire and into the history unchanged.
 */
export interface EngineStep {
  readonly kind: "spin" | "respin" | "cascade";
  readonly phase: "base" | "free";
  /** Stop of each reel (of the whole fall, for a cascade: unchanged). */
  readonly stops: readonly number[];
  /** `window[reel][row]` as it landed. */
  readonly window: readonly (readonly SymbolId[])[];
  readonly changes: readonly Change[];
  /** `window[reel][row]` after the changes: what the wins were counted on. */
  readonly shown: readonly (readonly SymbolId[])[];
  readonly wins: readonly Win[];
  /** Decimal strings of units: this step, and the round up to and including it. */
  readonly winUnits: string;
  readonly totalUnits: string;
  /** 0 for the first picture of a spin, 1 for the first fall, … */
  readonly cascade: number;
  /** Multiplier that applied to this step as a whole (mode × cascade × full house). */
  readonly multiplier: number;
  /** Free spins that this step won, with what was chosen at their start. */
  readonly award: { readonly spins: number; readonly positions: readonly Position[]; readonly chosen?: SymbolId } | null;
  /** Free spins still to come after this step, awards of this step included. */
  readonly freeSpinsLeft: number;
}

export interface Round {
  readonly steps: readonly EngineStep[];
  readonly winUnits: bigint;
}

/** A uniform integer from 0 to `exclusiveMax - 1`. The only source of chance of a round. */
export type RandomBelow = (exclusiveMax: number) => number;
