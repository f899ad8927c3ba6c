import type { ArtFamily } from "../../engine/types.ts";
import type { AudioOutput } from "./audio-output.ts";
import { degreeOf, hertzOf, scores, type Score } from "./scores.ts";
import { bass, noise } from "./voices.ts";

/** Notes are handed over this far ahead; the timer may come late, the music does not. */
const AHEAD_SECONDS = 0.45;
const LOOK_EVERY_MS = 140;

/** A family's music, played on and on; livelier during free spins. Silent unless its channel is on and sound is possible. */
export class Music {
  readonly #output: AudioOutput;
  readonly #family: ArtFamily;
  #timer: ReturnType<typeof setInterval> | null = null;
  #step = 0;
  #nextAt = 0;
  #lively = false;

  constructor(output: AudioOutput, family: ArtFamily) {
    this.#output = output;
    this.#family = family;
    output.onReady(() => this.#begin());
  }

  /** Free spins have a faster, fuller arrangement, a fourth higher. */
  lively(lively: boolean): void {
    if (this.#lively === lively) return;
    this.#lively = lively;
    this.#step = 0;
  }

  #begin(): void {
    if (this.#timer !== null || !this.#output.into("music")) return;
    this.#nextAt = 0;
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS);
  }

  #look(): void {
    const into = this.#output.into("music");
    if (!into) {
      if (this.#timer !== null) clearInterval(this.#timer);
      this.#timer = null;
      return;
    }
    const { currentTime } = into.context;
    if (this.#nextAt < currentTime) this.#nextAt = currentTime + 0.1;
    while (this.#nextAt < currentTime + AHEAD_SECONDS) {
      playStep({
        context: into.context,
        into: into.node,
        at: this.#nextAt,
        score: scores[this.#family],
        step: this.#step,
        lively: this.#lively,
      });
      const pace = scores[this.#family].beatsAMinute * (this.#lively ? 1.22 : 1);
      this.#nextAt += 30 / pace;
      this.#step += 1;
    }
  }
}

/** Plays one step (an eighth) of a score. */
export function playStep({
  context,
  into,
  at,
  score,
  step,
  lively,
}: {
  readonly context: BaseAudioContext;
  readonly into: AudioNode;
  readonly at: number;
  readonly score: Score;
  /** Counts from 0 and on. */
  readonly step: number;
  readonly lively: boolean;
}): void {
  const lift = lively ? 2 ** (5 / 12) : 1;
  const bar = Math.floor(step / 8);
  const within = step % 8;
  const pick = (bars: readonly string[]): string => bars[bar % bars.length] ?? "";
  const lead = degreeOf(pick(score.bars)[within]);
  const low = degreeOf(pick(score.bass)[within]);
  if (lead !== null) {
    const note = { hertz: hertzOf(score, lead) * lift, at, seconds: score.leadSeconds, loudness: within === 0 ? 0.5 : 0.41 };
    score.lead(context, into, note);
    if (lively) score.lead(context, into, { ...note, hertz: note.hertz * 2, loudness: 0.16, seconds: note.seconds * 0.6 });
  }
  if (low !== null) bass(context, into, { hertz: (hertzOf(score, low) * lift) / 2, at, seconds: 0.9, loudness: 0.5 });
  if (within === 0) {
    const seconds = (8 * 30) / score.beatsAMinute + 0.6;
    for (const degree of pick(score.chords))
      score.chord(context, into, { hertz: hertzOf(score, Number(degree)) * lift, at, seconds, loudness: 0.22 });
  }
  const stick = lively && within % 2 === 0 ? (within % 4 === 0 ? "o" : "x") : score.sticks[step % 16];
  if (stick === "x") noise(context, into, { hertz: score.stick.hertz, at, seconds: 0.05, loudness: score.stick.loudness * 2 });
  if (stick === "o") bass(context, into, { hertz: 82, at, seconds: 0.16, loudness: 0.35 + score.stick.loudness });
}
