import type { ArtFamily } from "../../engine/types.ts";
import type { AudioOutput } from "./audio-output.ts";
import { hertzOf, scores, type Score } from "./scores.ts";
import { bass, bell, noise, pad, type Note } from "./voices.ts";

/** What is heard of the reels and the wins, in the scale of the family's music, so that everything sounds together. */
export class SoundEffects {
  readonly #output: AudioOutput;
  readonly #score: Score;

  constructor(output: AudioOutput, family: ArtFamily) {
    this.#output = output;
    this.#score = scores[family];
  }

  press(): void {
    this.#noise({ hertz: 1_900, seconds: 0.035, loudness: 0.14 });
  }

  reelsStart(): void {
    this.#noise({ hertz: 300, seconds: 0.4, loudness: 0.1 }, { to: 1_300, width: 0.8 });
  }

  /** A weight that meets its stop: a knock and what is below it. */
  reelStop(reel: number): void {
    this.#noise({ hertz: 620 + reel * 40, seconds: 0.045, loudness: 0.34 });
    this.#bass({ hertz: 96 - reel * 3, seconds: 0.15, loudness: 0.75 });
  }

  /** The more of them, the higher. */
  scatter(count: number): void {
    [0, 2, 4].forEach((step, at) => this.#lead(4 + count * 2 + step, { seconds: 0.9, loudness: 0.42, after: at * 0.06 }));
  }

  /** Rises for as long as the reel keeps the player waiting. */
  anticipation(durationMs: number): void {
    const seconds = durationMs / 1_000;
    this.#noise({ hertz: 240, seconds, loudness: 0.07 }, { to: 2_800, width: 3 });
    let after = 0;
    for (let step = 0; after < seconds; step += 1) {
      this.#lead(3 + Math.floor(step / 2), { seconds: 0.22, loudness: 0.16 + step * 0.012, after });
      after += Math.max(0.07, 0.2 - step * 0.011);
    }
  }

  /** Winning symbols burst; each fall in a row starts higher. */
  burst(cascade: number): void {
    this.#noise({ hertz: 1_200 + cascade * 260, seconds: 0.16, loudness: 0.2 }, { to: 4_200 });
    [0, 2].forEach((step, at) => this.#lead(4 + Math.min(6, cascade) + step, { seconds: 0.35, loudness: 0.32, after: at * 0.05 }));
  }

  multiplier(rung: number): void {
    [0, 1, 2].forEach((step, at) => this.#lead(5 + Math.min(5, rung) + step, { seconds: 0.3, loudness: 0.3, after: at * 0.045 }));
  }

  /** Symbols turn over, or a whole reel turns wild. */
  change(): void {
    [7, 9, 8, 10].forEach((degree, at) => this.#lead(degree, { seconds: 0.4, loudness: 0.26, after: at * 0.055 }));
  }

  /** A run of notes, longer for a larger win. Only called for wins above the stake. */
  win(timesStake: number): void {
    const notes = Math.min(9, 3 + Math.floor(Math.log2(1 + timesStake) * 1.5));
    for (let step = 0; step < notes; step += 1) this.#lead(4 + step, { seconds: 0.45, loudness: 0.36, after: step * 0.085 });
  }

  /** One of many while an amount counts up. */
  tick(progress: number): void {
    this.#noise({ hertz: 2_200 + progress * 2_000, seconds: 0.022, loudness: 0.09 });
  }

  /** A tier of a large win is reached: 1 for the first. */
  tier(rank: number): void {
    this.#output.duck(2.6);
    const base = 2 + rank * 2;
    [0, 2, 4, 5].forEach((step, at) => this.#lead(base + step, { seconds: 1.3, loudness: 0.5, after: at * 0.11 }));
    this.#bass({ hertz: hertzOf(this.#score, base) / 4, seconds: 1.4, loudness: 0.9 });
    this.#noise({ hertz: 6_000, seconds: 1.1, loudness: 0.07 }, { to: 2_000, width: 0.6 });
  }

  /** Free spins begin. */
  fanfare(): void {
    this.#output.duck(3);
    [0, 2, 4, 5, 7, 9].forEach((degree, at) => this.#lead(degree + 3, { seconds: at === 5 ? 1.8 : 0.6, loudness: 0.5, after: at * 0.12 }));
    this.#pad([0, 2, 4], 2.6);
  }

  /** The total at the end of free spins. */
  farewell(): void {
    this.#output.duck(2.6);
    [9, 7, 5, 7, 9, 10].forEach((degree, at) => this.#lead(degree, { seconds: 0.9, loudness: 0.42, after: at * 0.13 }));
    this.#pad([0, 3, 5], 2.4);
  }

  #lead(degree: number, note: { readonly seconds: number; readonly loudness: number; readonly after?: number }): void {
    const { lead, leadSeconds } = this.#score;
    this.#sound(({ context, node, now }) => {
      const voiced = {
        hertz: hertzOf(this.#score, degree),
        at: now + (note.after ?? 0),
        seconds: note.seconds + leadSeconds * 0.2,
        loudness: note.loudness,
      };
      lead(context, node, voiced);
      bell(context, node, { ...voiced, hertz: voiced.hertz * 2, loudness: note.loudness * 0.3, seconds: note.seconds * 0.7 });
    });
  }

  #pad(degrees: readonly number[], seconds: number): void {
    this.#sound(({ context, node, now }) => {
      for (const degree of degrees) pad(context, node, { hertz: hertzOf(this.#score, degree), at: now, seconds, loudness: 0.4 });
    });
  }

  #bass(note: Omit<Note, "at">): void {
    this.#sound(({ context, node, now }) => bass(context, node, { ...note, at: now }));
  }

  #noise(note: Omit<Note, "at">, options: Parameters<typeof noise>[3] = {}): void {
    this.#sound(({ context, node, now }) => noise(context, node, { ...note, at: now }, options));
  }

  #sound(make: (into: { readonly context: AudioContext; readonly node: AudioNode; readonly now: number }) => void): void {
    const into = this.#output.into("sound");
    if (into) make({ ...into, now: into.context.currentTime });
  }
}
