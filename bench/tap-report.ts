import { slowPhone } from "./browser.ts";
import { figure } from "./format.ts";
import type { Measurement } from "./measurement.ts";
import { median, ratioOfRounds } from "./statistics.ts";
import type { TimedTap } from "./tap-counters.ts";

const nextPaintMsMax = 100;

/** The same taps counted twice. */
interface Counts {
  /** From the tap to the next paint. */
  readonly taps: readonly TimedTap[];
  /** Processor time of the main thread at the slow phone's speed, of taps of their own. */
  readonly processor: readonly TimedTap[];
}

/** What one run has counted. */
export interface TapsRun extends Counts {
  /** The same frames put into the same document by plain script. */
  readonly plain: Counts;
  /** Ms of the bare page's taps, before and after ours. */
  readonly bareTaps: readonly number[];
  readonly frames: readonly number[];
  readonly memberShift: number;
}

/** The slowest of a run, each tap by itself, and the floors. */
export function reportOfTaps(runs: readonly TapsRun[]): Measurement {
  const slowest = runs.map(({ taps }) => slowestOf(taps));
  const worst = slowest.map(({ ms }) => ms);
  const taps = runs.flatMap((run) => run.taps);
  const bare = runs.flatMap((run) => run.bareTaps);
  const all = (read: (run: TapsRun) => readonly TimedTap[]) => Map.groupBy(runs.flatMap(read), ({ what }) => what);
  const [processor, plain, plainProcessor] = [all((run) => run.processor), all((run) => run.plain.taps), all((run) => run.plain.processor)];
  const dearest = runs.map((run) => slowestOf(run.processor).ms);
  const plainDearest = runs.map((run) => slowestOf(run.plain.processor).ms);
  const plainSlowest = runs.map((run) => slowestOf(run.plain.taps).ms);
  const usual = (of: readonly TimedTap[] = []) => (of.length === 0 ? "" : figure(median(of.map(({ ms }) => ms))));
  const frames = runs.map((run) => Math.max(...run.frames));
  const shifts = runs.map(({ memberShift }) => memberShift);
  const row = (what: string, of: readonly TimedTap[]) => [
    what,
    usual(of),
    figure(Math.max(...of.map(({ ms }) => ms))),
    usual(processor.get(what)),
    usual(plain.get(what)),
    usual(plainProcessor.get(what)),
  ];
  return {
    title: "Taps and moves on a slow phone",
    figures: {
      headings: [
        "tap",
        "to the next paint, median ms",
        "slowest, ms",
        "processor, median ms",
        "plain swap to the next paint, median ms",
        "its processor, median ms",
      ],
      rows: [
        [
          "slowest of a run",
          figure(median(worst)),
          figure(Math.max(...worst)),
          figure(median(dearest)),
          figure(median(plainSlowest)),
          figure(median(plainDearest)),
        ],
        ["any", usual(taps), "", "", usual(runs.flatMap((run) => run.plain.taps)), ""],
        ...[...Map.groupBy(taps, ({ what }) => what)].map(([what, of]) => row(what, of)),
        ["bare page", figure(median(bare)), figure(Math.max(...bare)), "", "", ""],
        ["most frames from a tap to a known page", figure(median(frames)), "", "", "", ""],
        ["layout shift while a member's home fills in", median(shifts).toFixed(4), "", "", "", ""],
      ],
    },
    comparisons: [
      { what: "slowest tap to the 100 ms it may take", ratio: median(worst) / nextPaintMsMax, budget: { atMost: 1 } },
      { what: "processor time of a run's dearest tap to the 100 ms", ratio: median(dearest) / nextPaintMsMax },
      { what: "processor time of the dearest tap to the dearest plain swap's", ratio: ratioOfRounds(dearest, plainDearest) },
      { what: "slowest tap to the slowest plain swap", ratio: ratioOfRounds(worst, plainSlowest) },
      { what: "slowest plain swap to the 100 ms", ratio: median(plainSlowest) / nextPaintMsMax },
      {
        what: "slowest tap to the bare page's slowest",
        ratio: ratioOfRounds(
          worst,
          runs.map((run) => Math.max(...run.bareTaps)),
        ),
      },
      { what: "bare page's slowest tap to the 100 ms", ratio: median(runs.map((run) => Math.max(...run.bareTaps))) / nextPaintMsMax },
      { what: "frames from a tap to a page known before, to the one it may take", ratio: median(frames), budget: { atMost: 1 } },
      { what: "layout shift at the session's arrival to the 0.02 it may be", ratio: median(shifts) / 0.02, budget: { atMost: 1 } },
    ],
    notes: [
      `A processor ${slowPhone.processorSlowdown} times slower than this machine's, whose other load counts in full: in the slowest of many taps more than in the median.`,
      `Slowest of each run: ${slowest.map(({ what, ms }) => `${what} ${figure(ms)} ms`).join(", ")}. Times to the next paint come in steps of 8 ms.`,
      `Processor: what the page's main thread itself works from the finger's lift to the frame, ${slowPhone.processorSlowdown} times what it takes at full speed, in a round of its own under the browser's trace. The drawing of the frame and all waiting come on top.`,
      "A plain swap is the floor of a tap: the very frame that the page answers with, taken down before, put into the same document by a few lines of script, with the same styles and the same finger. It has no component, query, address or effect.",
      "The bare page changes one word when it is tapped, before and after the taps of each run: less no page takes on this machine at this time.",
      "Taps: pages of the bottom menu and of the member's own page, a tab of a list, the user panel opened and closed.",
      "A page is known when it was open before in the visit: what it shows comes from memory and is refreshed behind. Its lantern and its skeletons are no content.",
    ],
  };
}

function slowestOf(taps: readonly TimedTap[]): TimedTap {
  return taps.reduce((slowest, tap) => (tap.ms > slowest.ms ? tap : slowest), { what: "none", ms: 0 });
}
