import type { CompiledMode, CompiledTitle } from "./compiled-title.ts";
import { countScatterWin, countWins, type UnitWin } from "./count-wins.ts";
import { changeReel, countSymbol, landReel, type ReelWindow, type SpinChoices, type WindowChange } from "./reel-window.ts";

/** No title's strips let a fall run this long (a test plays them all); more means that a strip feeds itself for ever. */
const MOST_FALLS = 60;

/** One picture of a spin with its wins in bet units. */
export interface Picture {
  readonly kind: "spin" | "respin" | "cascade";
  readonly stops: readonly number[];
  readonly landed: ReelWindow;
  readonly changes: readonly WindowChange[];
  readonly shown: ReelWindow;
  readonly wins: readonly UnitWin[];
  /** Applies to all wins but the scatter's. */
  readonly multiplier: number;
  readonly cascade: number;
  /** All wins, multiplied, in bet units. */
  readonly payUnits: number;
}

export interface Spin {
  readonly pictures: readonly Picture[];
  readonly payUnits: number;
  /** Scatters in the last picture, where they are counted. */
  readonly scatters: number;
}

/**
 * Plays one spin. A pure function of what was drawn: `respinStop` is asked only when the third reel spins again.
 */
export function playSpin(
  title: CompiledTitle,
  mode: CompiledMode,
  stops: readonly number[],
  choices: SpinChoices,
  respinStop: () => number,
): Spin {
  const pictures: Picture[] =
    title.title.engine === "cascading" ? fall(title, mode, stops, choices.rung) : [stopReels(title, mode, "spin", stops, choices)];
  if (title.title.respinThirdReel && pictures[0]!.wins.length === 0 && firstTwoReelsAlike(title, pictures[0]!.shown)) {
    pictures.push(stopReels(title, mode, "respin", [stops[0]!, stops[1]!, respinStop()], choices));
  }
  const last = pictures.at(-1)!;
  const scatterWin = countScatterWin(title, last.landed);
  if (scatterWin)
    pictures[pictures.length - 1] = { ...last, wins: [...last.wins, scatterWin], payUnits: last.payUnits + scatterWin.payUnits };
  return {
    pictures,
    payUnits: pictures.reduce((sum, picture) => sum + picture.payUnits, 0),
    scatters: title.scatter < 0 ? 0 : countSymbol(last.landed, title.scatter),
  };
}

function stopReels(
  title: CompiledTitle,
  mode: CompiledMode,
  kind: "spin" | "respin",
  stops: readonly number[],
  choices: SpinChoices,
): Picture {
  const landed = new Uint8Array(title.reels * title.rows);
  for (let reel = 0; reel < title.reels; reel += 1) landReel(landed, title, mode, reel, stops[reel]!);
  const shown = landed.slice();
  const changes: WindowChange[] = [];
  for (let reel = 0; reel < title.reels; reel += 1) changeReel(shown, title, mode, reel, choices, changes);
  const wins = countWins(title, mode, shown);
  const full = wins.length > 0 && isFullHouse(title, shown) ? title.title.fullHouseMultiplier : 1;
  return { kind, stops, landed, changes, shown, wins, cascade: 0, ...pay(wins, mode.mode.multiplier * full) };
}

/**
 * Lets winning symbols vanish and those above them fall for as long as something wins. What falls in comes from the
 * same strip, upwards from the stop, so that the whole fall follows from the stops.
 */
function fall(title: CompiledTitle, mode: CompiledMode, stops: readonly number[], rung: number): Picture[] {
  const pictures: Picture[] = [];
  const ladder = mode.mode.cascadeMultipliers;
  let window: ReelWindow = new Uint8Array(title.reels * title.rows);
  for (let reel = 0; reel < title.reels; reel += 1) landReel(window, title, mode, reel, stops[reel]!);
  const drawn = new Array<number>(title.reels).fill(0);
  for (let cascade = 0; ; cascade += 1) {
    const wins = countWins(title, mode, window);
    const step = ladder[Math.min(rung + cascade, ladder.length - 1)]!;
    pictures.push({
      kind: cascade === 0 ? "spin" : "cascade",
      stops,
      landed: window,
      changes: [],
      shown: window,
      wins,
      cascade,
      ...pay(wins, mode.mode.multiplier * step),
    });
    if (wins.length === 0) return pictures;
    if (cascade === MOST_FALLS) throw new Error(`The strips of ${title.title.code} never come to rest from the stops ${stops.join(", ")}.`);
    window = dropOnto(title, mode, stops, window, wins, drawn);
  }
}

function dropOnto(
  title: CompiledTitle,
  mode: CompiledMode,
  stops: readonly number[],
  window: ReelWindow,
  wins: readonly UnitWin[],
  drawn: number[],
): ReelWindow {
  const { rows } = title;
  const gone = new Uint8Array(window.length);
  for (const win of wins) for (const cell of win.cells) gone[cell] = 1;
  const next = new Uint8Array(window.length);
  for (let reel = 0; reel < title.reels; reel += 1) {
    const strip = mode.strips[reel]!;
    let into = (reel + 1) * rows - 1;
    for (let cell = into; cell >= reel * rows; cell -= 1) if (!gone[cell]) next[into--] = window[cell]!;
    for (; into >= reel * rows; into -= 1) {
      drawn[reel]! += 1;
      const at = (stops[reel]! - drawn[reel]!) % strip.length;
      next[into] = strip[at < 0 ? at + strip.length : at]!;
    }
  }
  return next;
}

function pay(wins: readonly UnitWin[], multiplier: number): { multiplier: number; payUnits: number } {
  let sum = 0;
  for (const win of wins) sum += win.payUnits;
  return { multiplier, payUnits: sum * multiplier };
}

function isFullHouse(title: CompiledTitle, window: ReelWindow): boolean {
  if (title.title.fullHouseMultiplier === 1) return false;
  const kinds = new Set(window);
  kinds.delete(title.wild);
  return kinds.size <= 1;
}

function firstTwoReelsAlike(title: CompiledTitle, window: ReelWindow): boolean {
  const first = window[0]!;
  for (let cell = 1; cell < 2 * title.rows; cell += 1) if (window[cell] !== first) return false;
  return true;
}
