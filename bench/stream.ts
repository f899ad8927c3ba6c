import { streamPath } from "@lantern/contract/stream.ts";
import { recordEvent } from "@lantern/server/platform/event.ts";
import { findMerchant } from "@lantern/server/site/find-merchant.ts";
import { familyOf } from "@lantern/rules/lottery/registry.ts";
import { Audience } from "./audience.ts";
import { figure } from "./format.ts";
import { residentBytes } from "./machine.ts";
import type { Bench } from "./measurement.ts";
import { scopeOf } from "./players.ts";
import { byTurns } from "./rounds.ts";
import { median, p95, ratioOfRounds } from "./statistics.ts";

/** The game of the draws that are told: no real one has it. */
const gameId = 999_999_999;
const warmUpDraws = 2;

/** A draw to open streams, from the commit to the last receiver, against a bare `ws` server telling the same text to as many. */
export const stream: Bench = {
  name: "stream",
  run: async (stand, plan) => {
    const [platform, bare] = [await stand.platform(), await stand.bare()];
    const merchant = await findMerchant(scopeOf(platform.database), "127.0.0.1");
    if (merchant === undefined) throw new Error("the platform has no merchant at 127.0.0.1");
    const result = familyOf("vn_north")?.exampleResult;
    const open = async (pid: number, url: string, options: Parameters<typeof Audience.open>[2]) => {
      const before = residentBytes(pid);
      const audience = await Audience.open(url, plan.streams, options);
      const after = residentBytes(pid);
      const bytesEach = before === undefined || after === undefined ? undefined : (after - before) / plan.streams;
      return { audience, bytesEach };
    };
    const { audience: ours, bytesEach: ourBytes } = await open(platform.pid, `${platform.url}${streamPath}`, {
      hello: { type: "hello", merchant: merchant.code },
    });
    const { audience: bares, bytesEach: bareBytes } = await open(bare.pid, bare.url, {});
    const kilobytes = (bytes: number | undefined) => (bytes === undefined ? "unknown" : (bytes / 1_000).toFixed(1));
    let draws = 0;
    const tellOurs = async () => {
      const numero = `bench-${(draws += 1)}`;
      const payload = { gameId, numero, result, drawnAt: new Date().toISOString() };
      const heard = ours.untilAllHeard(numero);
      await platform.database.tx((transaction) =>
        recordEvent(transaction, { topic: "lottery.issue_drawn", merchantId: merchant.id, payload }),
      );
      const committedMs = performance.now();
      return (await heard) - committedMs;
    };
    const tellBare = async () => {
      const numero = `bench-${(draws += 1)}`;
      const payload = { gameId, numero, result, drawnAt: new Date().toISOString() };
      const heard = bares.untilAllHeard(numero);
      const toldMs = performance.now();
      await bare.tellAll(JSON.stringify({ type: "fact", topic: "lottery.issue_drawn", payload }));
      return (await heard) - toldMs;
    };
    try {
      await byTurns(warmUpDraws, { tellOurs, tellBare });
      const told = await byTurns(plan.draws, { ours: tellOurs, bare: tellBare });
      return {
        title: `A draw to ${figure(plan.streams)} open streams`,
        figures: {
          headings: ["what", "median ms to the last receiver", "p95 ms", "kB of memory a stream"],
          rows: [
            ["platform, from the commit", figure(median(told.ours)), figure(p95(told.ours)), kilobytes(ourBytes)],
            ["bare ws, from the order to tell", figure(median(told.bare)), figure(p95(told.bare)), kilobytes(bareBytes)],
          ],
        },
        comparisons: [
          { what: `draw to bare ws, ${figure(plan.streams)} streams`, ratio: ratioOfRounds(told.ours, told.bare), budget: { atMost: 2 } },
          { what: "median draw to the 200 ms that 5,000 streams may take", ratio: median(told.ours) / 200, budget: { atMost: 1 } },
        ],
        notes: [
          "Memory is what the server's process grew by while the streams were opened, garbage of the opening included.",
          `${plan.draws} draws each, by turns. The platform's way holds the database's notice and the relay's read; the bare server is told by a pipe.`,
          "All receivers are in the measuring process, which reads them one after the other: a floor that both sides share.",
          ...(plan.streams < 5_000
            ? [
                "The budget is stated for 5,000 streams: without `--quick` as many are open. With fewer, the relay's fixed time weighs more.",
              ]
            : []),
        ],
      };
    } finally {
      ours.close();
      bares.close();
    }
  },
};
