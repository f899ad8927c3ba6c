/** One note: hertz, start and length in the context's seconds, loudness 0 to 1. */
export interface Note {
  readonly hertz: number;
  readonly at: number;
  readonly seconds: number;
  readonly loudness: number;
}

export type Voice = (context: BaseAudioContext, into: AudioNode, note: Note) => void;

interface Partial {
  readonly type: OscillatorType;
  /** Multiple of the note's frequency. */
  readonly times: number;
  readonly loudness: number;
  /** Share of the note's length that it sounds. */
  readonly length?: number;
  readonly attack?: number;
}

/** A voice out of a few oscillators, each with its own swell and fade. */
function partials(parts: readonly Partial[], lowpass?: number): Voice {
  return (context, into, { hertz, at, seconds, loudness }) => {
    let target = into;
    if (lowpass !== undefined) {
      const filter = context.createBiquadFilter();
      filter.frequency.setValueAtTime(Math.min(9_000, hertz * lowpass), at);
      filter.frequency.exponentialRampToValueAtTime(Math.max(120, hertz * 1.1), at + seconds);
      filter.connect(into);
      target = filter;
    }
    for (const part of parts) {
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      const end = at + seconds * (part.length ?? 1);
      const attack = Math.min(part.attack ?? 0.006, (end - at) / 2);
      oscillator.type = part.type;
      oscillator.frequency.setValueAtTime(hertz * part.times, at);
      gain.gain.setValueAtTime(0.0001, at);
      gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loudness * part.loudness), at + attack);
      gain.gain.exponentialRampToValueAtTime(0.0001, end);
      oscillator.connect(gain).connect(target);
      oscillator.start(at);
      oscillator.stop(end + 0.02);
    }
  };
}

/** A silk string, plucked. */
export const pluck = partials(
  [
    { type: "sawtooth", times: 1, loudness: 0.3 },
    { type: "triangle", times: 2.002, loudness: 0.2, length: 0.5 },
  ],
  7,
);

/** A bronze gong: its partials are no harmonics. */
export const gong = partials([
  { type: "sine", times: 1, loudness: 0.5, attack: 0.012 },
  { type: "sine", times: 1.483, loudness: 0.22, length: 0.8, attack: 0.02 },
  { type: "sine", times: 2.07, loudness: 0.18, length: 0.6 },
  { type: "sine", times: 3.61, loudness: 0.08, length: 0.3 },
]);

/** Wooden bars. */
export const marimba = partials([
  { type: "sine", times: 1, loudness: 0.6, length: 0.8 },
  { type: "sine", times: 3.98, loudness: 0.22, length: 0.22 },
  { type: "triangle", times: 9.6, loudness: 0.05, length: 0.08 },
]);

/** A warm chord that swells. */
export const pad = partials(
  [
    { type: "sawtooth", times: 1.004, loudness: 0.16, attack: 0.7 },
    { type: "sawtooth", times: 0.997, loudness: 0.16, attack: 0.7 },
    { type: "sine", times: 0.5, loudness: 0.2, attack: 0.5 },
  ],
  3,
);

/** A small bell over the water. */
export const bell = partials([
  { type: "sine", times: 1, loudness: 0.4 },
  { type: "sine", times: 2.76, loudness: 0.14, length: 0.5 },
]);

/** A square wave with its corners filed off. */
export const softSquare = partials([{ type: "square", times: 1, loudness: 0.2 }], 3.2);

/** The lowest voice of all families. */
export const bass = partials([
  { type: "triangle", times: 1, loudness: 0.6 },
  { type: "sine", times: 2, loudness: 0.14, length: 0.4 },
]);

let noiseOf: AudioBuffer | null = null;

/** A breath of noise around a frequency: sticks, sweeps, shuffles. */
export const noise = (
  context: BaseAudioContext,
  into: AudioNode,
  note: Note,
  options: { readonly to?: number; readonly width?: number } = {},
): void => {
  noiseOf ??= makeNoise(context);
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noiseOf;
  source.loop = true;
  filter.type = "bandpass";
  filter.Q.value = options.width ?? 1.2;
  filter.frequency.setValueAtTime(note.hertz, note.at);
  if (options.to !== undefined) filter.frequency.exponentialRampToValueAtTime(options.to, note.at + note.seconds);
  gain.gain.setValueAtTime(Math.max(0.0002, note.loudness), note.at);
  gain.gain.exponentialRampToValueAtTime(0.0001, note.at + note.seconds);
  source.connect(filter).connect(gain).connect(into);
  source.start(note.at, Math.random());
  source.stop(note.at + note.seconds + 0.02);
};

function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return buffer;
}
