import { Histogram, Registry } from "prom-client";
import { expect, it } from "vitest";
import { CallDurations } from "./call-durations.ts";

const terms = { name: "durations", help: "Time to answer.", buckets: [0.1, 0.5, 1] };
const observed = [
  ["list-games", 200, 0.05],
  ["list-games", 200, 0.1],
  ["list-games", 429, 0.2],
  ["page", 200, 0.75],
  ["page", 200, 4],
] as const;

it("reads as the library's own histogram does", async () => {
  const [ours, usual] = [new Registry(), new Registry()];
  const durations = new CallDurations(terms);
  ours.registerMetric(durations as unknown as Histogram);
  const histogram = new Histogram({ ...terms, labelNames: ["call", "status"], registers: [usual] });
  for (const [call, status, seconds] of observed) {
    durations.observe(call, status, seconds);
    histogram.observe({ call, status }, seconds);
  }
  expect(await ours.metrics()).toBe(await usual.metrics());
});

it("begins anew where the registry is told to", async () => {
  const durations = new CallDurations(terms);
  durations.observe("page", 200, 1);
  durations.reset();
  expect((await durations.get()).values).toEqual([]);
});
