import { rememberedChoice } from "../remembered.ts";

/** The two things a player can silence on their own. */
export type Channel = "sound" | "music";

const LEVELS = { sound: 0.8, music: 0.55 } as const;
const FADE_SECONDS = 0.08;

/**
 * Where everything audible goes. Nothing exists before the player's first touch (browsers would refuse it), and nothing sounds while
 * the page is hidden or paused from outside.
 */
export class AudioOutput {
  #context: AudioContext | null = null;
  readonly #channels = new Map<Channel, GainNode>();
  readonly #on: Record<Channel, boolean> = { sound: rememberedChoice.isOn("sound"), music: rememberedChoice.isOn("music") };
  #held = false;
  readonly #listeners: (() => void)[] = [];

  /** The clock and maker of voices; null as long as nothing may sound. */
  get context(): AudioContext | null {
    return this.#context?.state === "running" && !this.#held ? this.#context : null;
  }

  isOn(channel: Channel): boolean {
    return this.#on[channel];
  }

  /** Where a channel's voices go; null when it is silent anyway. */
  into(channel: Channel): { readonly context: AudioContext; readonly node: AudioNode } | null {
    const node = this.#channels.get(channel);
    return this.context && node && this.#on[channel] ? { context: this.context, node } : null;
  }

  /** Called when sound has become possible, or possible again. */
  onReady(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** To be called from a touch or a key. */
  unlock(): void {
    if (!this.#on.sound && !this.#on.music) return;
    if (!this.#context) this.#open();
    if (!this.#held && this.#context?.state !== "running") void this.#context?.resume().then(() => this.#tellReady());
  }

  #open(): void {
    const context = new AudioContext({ latencyHint: "interactive" });
    const limiter = context.createDynamicsCompressor();
    limiter.threshold.value = -14;
    limiter.connect(context.destination);
    for (const channel of ["sound", "music"] as const) {
      const gain = context.createGain();
      gain.gain.value = this.#on[channel] ? LEVELS[channel] : 0;
      gain.connect(limiter);
      this.#channels.set(channel, gain);
    }
    this.#context = context;
    context.addEventListener("statechange", () => this.#tellReady());
  }

  toggle(channel: Channel): boolean {
    this.#on[channel] = !this.#on[channel];
    rememberedChoice.set(channel, this.#on[channel]);
    this.#level(channel, this.#on[channel] ? LEVELS[channel] : 0, FADE_SECONDS);
    this.unlock();
    this.#tellReady();
    return this.#on[channel];
  }

  /** Music steps back while something large is told. */
  duck(seconds: number): void {
    if (!this.#on.music || !this.context) return;
    this.#level("music", LEVELS.music * 0.35, 0.2);
    const gain = this.#channels.get("music")?.gain;
    gain?.setTargetAtTime(LEVELS.music, this.context.currentTime + seconds, 0.5);
  }

  /** The page is hidden or paused from outside. */
  hold(held: boolean): void {
    this.#held = held;
    if (!this.#context) return;
    if (held) void this.#context.suspend();
    else void this.#context.resume().then(() => this.#tellReady());
  }

  #level(channel: Channel, level: number, seconds: number): void {
    const gain = this.#channels.get(channel)?.gain;
    if (!gain || !this.#context) return;
    gain.cancelScheduledValues(this.#context.currentTime);
    gain.setTargetAtTime(level, this.#context.currentTime, seconds);
  }

  #tellReady(): void {
    if (this.context) for (const listener of this.#listeners) listener();
  }
}
