import type { ArtFamily } from "../../engine/types.ts";
import { bell, gong, marimba, pad, pluck, softSquare, type Voice } from "./voices.ts";

/**
 * A family's music: a scale, voices and a few bars. A bar has eight steps; a step is a degree of the scale (0 to 9, then a to e),
 * `.` for a rest. Our own tunes.
 */
export interface Score {
  /** Frequency of degree 0, in hertz. */
  readonly root: number;
  /** Semitones above the root; degrees beyond go on an octave higher. */
  readonly scale: readonly number[];
  readonly beatsAMinute: number;
  readonly lead: Voice;
  readonly leadSeconds: number;
  readonly bars: readonly string[];
  readonly bass: readonly string[];
  /** Long chords under it, by bar: degrees that sound together; empty for none. */
  readonly chords: readonly string[];
  readonly chord: Voice;
  /** Sticks: `x` a stroke, `o` a low one. */
  readonly sticks: string;
  /** How loud the sticks are, and around what frequency. */
  readonly stick: { readonly hertz: number; readonly loudness: number };
}

const pentatonic = [0, 2, 4, 7, 9];
const slendro = [0, 2.4, 4.8, 7.2, 9.6];
const inScale = [0, 1, 5, 7, 8];
const dorian = [0, 2, 3, 5, 7, 9, 10];

export const scores: Readonly<Record<ArtFamily, Score>> = {
  woodcut: {
    root: 220,
    scale: inScale,
    beatsAMinute: 84,
    lead: pluck,
    leadSeconds: 1.1,
    bars: ["5.43.4..", "2.34.2..", "5.67.65.", "4..32...", "5.43.4.7", "8.76.5..", "4.32.1..", "0......."],
    bass: ["0.......", "0...3...", "2.......", "0...2..."],
    chords: [],
    chord: pad,
    sticks: "x.....o.x...o...",
    stick: { hertz: 900, loudness: 0.1 },
  },
  relief: {
    root: 196,
    scale: slendro,
    beatsAMinute: 72,
    lead: gong,
    leadSeconds: 1.7,
    bars: ["5.7.8.7.", "5.3.2.3.", "5.7.a.8.", "7.5.3...", "8.a.b.a.", "8.7.5.7.", "3.5.7.5.", "2.......", "5.7.8.7.", "a...8..."],
    bass: ["0.......", "....2...", "0.......", "....3..."],
    chords: ["0", "", "0", ""],
    chord: gong,
    sticks: "o...............",
    stick: { hertz: 180, loudness: 0.16 },
  },
  comic: {
    root: 262,
    scale: pentatonic,
    beatsAMinute: 124,
    lead: marimba,
    leadSeconds: 0.4,
    bars: ["5.57.75.", "3.35.53.", "5.57.8a8", "7.5.3.2.", "8.8a.a8.", "7.78.75.", "3.57.535", "5...5..."],
    bass: ["0..0.0..", "3..3.3..", "0..0.0..", "2..2.3.."],
    chords: [],
    chord: pad,
    sticks: "o.x.oox.o.x.o.xx",
    stick: { hertz: 2_400, loudness: 0.07 },
  },
  scene: {
    root: 196,
    scale: dorian,
    beatsAMinute: 66,
    lead: bell,
    leadSeconds: 1.9,
    bars: ["..9..7..", "8...5...", "..7..9..", "b...9...", "..9..b..", "c...9...", "7..5....", "........"],
    bass: ["0.......", "5.......", "3.......", "4......."],
    chords: ["024", "357", "135", "246"],
    chord: pad,
    sticks: "x...x...x...x.x.",
    stick: { hertz: 5_200, loudness: 0.018 },
  },
  geometric: {
    root: 220,
    scale: pentatonic,
    beatsAMinute: 98,
    lead: softSquare,
    leadSeconds: 0.42,
    bars: ["5.7.8.7.", "..5.7...", "5.7.9.8.", "..7.5...", "4.6.7.6.", "..4.6...", "3.5.7.5.", "..8....."],
    bass: ["0.....0.", "0.....0.", "4.....4.", "3.....3."],
    chords: ["02", "02", "14", "03"],
    chord: pad,
    sticks: "o..x..o...ox..o.",
    stick: { hertz: 1_600, loudness: 0.05 },
  },
};

/** Frequency of a degree of a score. */
export function hertzOf({ root, scale }: Pick<Score, "root" | "scale">, degree: number): number {
  const octave = Math.floor(degree / scale.length);
  const semitones = (scale[degree - octave * scale.length] ?? 0) + 12 * octave;
  return root * 2 ** (semitones / 12);
}

/** The degree that a step of a bar names; null for a rest. */
export function degreeOf(step: string | undefined): number | null {
  const degree = Number.parseInt(step ?? ".", 15);
  return Number.isNaN(degree) ? null : degree;
}
