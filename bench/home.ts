import { figure } from "./format.ts";
import { measureRound, p95MsOf, rateOf, rateRatio } from "./http-rate.ts";
import type { Bench } from "./measurement.ts";
import { byWarmTurns } from "./rounds.ts";
import { ratioOfRounds } from "./statistics.ts";

const clients = 20;

/** The server-rendered home against a bare streamed page of as many bytes. */
export const home: Bench = {
  name: "home",
  run: async (stand, plan) => {
    const [platform, bare] = [await stand.platform(), await stand.bare()];
    const page = await fetch(`${platform.url}/`);
    const html = await page.text();
    if (page.status !== 200) throw new Error(`home answered ${page.status}: build the player's app first (npm start does)`);
    await bare.servePage(html);
    let visits = 0;
    const load = { clients, durationMs: plan.roundMs };
    const { shared, anew, streamed } = await byWarmTurns(plan.rounds, {
      shared: () => measureRound({ ...load, url: platform.url, request: { method: "GET", path: "/" } }, platform.pid),
      anew: () =>
        measureRound({ ...load, url: platform.url, request: { method: "GET", path: () => `/?visit=${(visits += 1)}` } }, platform.pid),
      streamed: () => measureRound({ ...load, url: bare.url, request: { method: "GET", path: "/page" } }, bare.pid),
    });
    return {
      title: "Server-rendered home with 20 clients",
      figures: {
        headings: ["what", "pages a second", "p95 ms"],
        rows: [
          ["home, one address", figure(rateOf(shared)), figure(p95MsOf(shared))],
          ["home, each visit rendered anew", figure(rateOf(anew)), figure(p95MsOf(anew))],
          ["bare streamed page of equal bytes", figure(rateOf(streamed)), figure(p95MsOf(streamed))],
        ],
      },
      comparisons: [
        { what: "home at one address to the bare page, pages a second", ratio: rateRatio(shared, streamed) },
        { what: "home rendered anew to the bare page, pages a second", ratio: rateRatio(anew, streamed) },
        {
          what: "home at one address to the bare page, p95",
          ratio: ratioOfRounds(
            shared.map(({ p95Ms }) => p95Ms),
            streamed.map(({ p95Ms }) => p95Ms),
          ),
        },
      ],
      notes: [
        `The page has ${figure(Buffer.byteLength(html) / 1_000)} kB of HTML, sent uncompressed.`,
        "A page is rendered once a second for all visitors of an address; `rendered anew` gives each visit an address of its own.",
      ],
    };
  },
};
