import { rememberedChoice } from "./remembered.ts";

/** A tick for a pressed button and a stopping reel, more for what matters. Ms on, off, on … */
const patterns = {
  press: [8],
  stop: [6],
  scatter: [18],
  win: [14, 40, 14],
  grand: [30, 60, 30, 60, 60],
} as const;

/** Vibration where the device offers it and the player leaves it on. */
export class Haptics {
  #on = rememberedChoice.isOn("vibration");

  get isOffered(): boolean {
    return "vibrate" in navigator;
  }

  get isOn(): boolean {
    return this.#on;
  }

  toggle(): boolean {
    this.#on = !this.#on;
    rememberedChoice.set("vibration", this.#on);
    if (this.#on) this.give("press");
    return this.#on;
  }

  give(kind: keyof typeof patterns): void {
    // Before the first touch of the page a browser refuses and complains.
    if (this.#on && this.isOffered && navigator.userActivation.hasBeenActive) navigator.vibrate([...patterns[kind]]);
  }
}
