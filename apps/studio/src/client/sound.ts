import { rememberedChoice } from "./remembered.ts";

/** Notes of a pentatonic scale, in hertz: whatever plays together sounds together. */
const scale = [262, 294, 330, 392, 440, 524, 588, 660, 784, 880] as const;

const note = (step: number): number => scale[Math.min(step, scale.length - 1)] ?? 262;

/** Sounds made on the spot, with nothing to download. Off until the player turns them on; the choice is remembered. */
export class Sound {
  #context: AudioContext | null = null;
  #on = rememberedChoice.isOn("sound");

  get isOn(): boolean {
    return this.#on;
  }

  toggle(): boolean {
    this.#on = !this.#on;
    rememberedChoice.set("sound", this.#on);
    if (!this.#on) void this.#context?.suspend();
    else this.press();
    return this.#on;
  }

  /** The page is hidden or paused from outside. */
  pause(): void {
    void this.#context?.suspend();
  }

  press(): void {
    this.#tone(520, 0.05, "triangle", 0.12);
  }

  reelStop(reel: number): void {
    this.#tone(150 - reel * 6, 0.09, "square", 0.07);
    this.#tone(90, 0.12, "sine", 0.2);
  }

  scatter(count: number): void {
    this.#tone(note(3 + count * 2), 0.5, "sine", 0.16);
    this.#tone(note(5 + count), 0.4, "triangle", 0.08, 0.06);
  }

  anticipation(): void {
    for (let step = 0; step < 8; step += 1) this.#tone(note(step % 5) / 2, 0.12, "sawtooth", 0.02 + step * 0.004, step * 0.12);
  }

  fall(cascade: number): void {
    this.#tone(note(cascade + 2), 0.12, "triangle", 0.14);
  }

  /** A run of notes, longer for a larger win. Only called for wins above the stake. */
  win(timesStake: number): void {
    const notes = Math.min(10, 4 + Math.floor(Math.log2(1 + timesStake) * 1.6));
    for (let step = 0; step < notes; step += 1) this.#tone(note(step), 0.22, "triangle", 0.12, step * 0.09);
  }

  #tone(hertz: number, seconds: number, type: OscillatorType, loudness: number, delaySeconds = 0): void {
    if (!this.#on) return;
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") void this.#context.resume();
    const from = this.#context.currentTime + delaySeconds;
    const oscillator = this.#context.createOscillator();
    const gain = this.#context.createGain();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(hertz, from);
    gain.gain.setValueAtTime(0.0001, from);
    gain.gain.exponentialRampToValueAtTime(loudness, from + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, from + seconds);
    oscillator.connect(gain).connect(this.#context.destination);
    oscillator.start(from);
    oscillator.stop(from + seconds + 0.02);
  }
}
