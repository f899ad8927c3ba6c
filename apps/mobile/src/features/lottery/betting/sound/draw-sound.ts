import { localKeyStore } from "../../../../shared/session/local-keys.ts";

const offKey = "drawSoundOff";

/** The person's own choice; on unless he turned it off. Kept on this device, as that of vibration is. */
export const drawSound = {
  on: (): boolean => localKeyStore.get(offKey) !== "1",
  set: (on: boolean): void => (on ? localKeyStore.remove(offKey) : localKeyStore.set(offKey, "1")),
} as const;

/** Three strokes on small bells, going up: Hz, and when each begins, s. */
const strokes = [
  { hertz: 659.3, at: 0 },
  { hertz: 880, at: 0.14 },
  { hertz: 1318.5, at: 0.3 },
] as const;
const ringSeconds = 0.9;
const loudness = 0.12;

let context: AudioContext | undefined;

/** To be called from a touch or a key: browsers let nothing sound before. Nothing is made while the sound is off. */
export function readyDrawSound(): void {
  if (!drawSound.on() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext({ latencyHint: "interactive" });
  if (context.state === "suspended") void context.resume();
}

/** Rings for a draw. Silent where it is turned off, before the first touch, and while the page is hidden. */
export function ringForDraw(): void {
  if (!drawSound.on() || context?.state !== "running" || document.visibilityState === "hidden") return;
  const volume = context.createGain();
  volume.gain.value = loudness;
  volume.connect(context.destination);
  for (const { hertz, at } of strokes) {
    strike(context, volume, hertz, context.currentTime + at);
    // The overtone of a bell, softer and sooner gone.
    strike(context, volume, hertz * 2.76, context.currentTime + at, 0.3);
  }
}

function strike(audio: AudioContext, into: AudioNode, hertz: number, at: number, share = 1): void {
  const tone = audio.createOscillator();
  const fade = audio.createGain();
  tone.frequency.value = hertz;
  fade.gain.setValueAtTime(0.0001, at);
  fade.gain.exponentialRampToValueAtTime(share, at + 0.012);
  fade.gain.exponentialRampToValueAtTime(0.0001, at + ringSeconds * share);
  tone.connect(fade).connect(into);
  tone.start(at);
  tone.stop(at + ringSeconds * share + 0.05);
}
