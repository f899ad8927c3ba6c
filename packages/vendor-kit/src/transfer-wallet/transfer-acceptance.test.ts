import { describe, expect, it } from "vitest";
import { runTransferAcceptance, transferScenarioCodes, transferScenarios } from "./transfer-acceptance.ts";
import { startTransferStandIn, transferMistakes, type TransferMistake } from "./transfer-stand-in.ts";

const secret = "what both sides have been told";

async function failedWith(mistake?: TransferMistake): Promise<string[]> {
  const vendor = await startTransferStandIn({ secret, ...(mistake === undefined ? {} : { mistake }) });
  try {
    const results = await runTransferAcceptance({ vendorUrl: vendor.url, secret, currency: "THB" });
    return results.flatMap(({ name, problem }) => (problem === undefined ? [] : [name]));
  } finally {
    await vendor.close();
  }
}

const catches: Readonly<Record<TransferMistake, string>> = {
  deposits_a_repetition_again: "the same deposit again gets the same answer and moves nothing more",
  takes_another_body_under_a_known_id: "an id with another amount, or for the other way, is refused and moves nothing",
  forgets_ids_it_was_asked_for: "a transfer that is asked for before it comes is refused for ever",
  gives_more_than_there_is: "more than there is does not come home, and nothing of it does",
  takes_any_signature: "what a stranger signs is refused and moves nothing",
  moves_a_part: "a deposit stands there whole, and comes back whole",
  knows_players_only_after_a_deposit: "a player who was never there has nothing",
};

describe("the acceptance of vendors who keep the money", () => {
  it("passes the stand-in, which keeps every rule", async () => {
    expect(await failedWith()).toEqual([]);
  });

  it.each(transferMistakes)("finds one that %s", async (mistake) => {
    expect(await failedWith(mistake)).toContain(catches[mistake]);
  });

  it("each scenario has a code of its own", () => {
    expect(transferScenarios.map(({ code }) => code)).toEqual(transferScenarioCodes);
  });

  it("takes home what it left, and waits for a vendor who does not answer once", async () => {
    const vendor = await startTransferStandIn({ secret });
    const heard: number[] = [];
    const run = () =>
      runTransferAcceptance({ vendorUrl: vendor.url, secret, currency: "THB", onExchange: ({ durationMs }) => heard.push(durationMs) });
    expect((await run()).map(({ outcome }) => outcome)).not.toContain("failed");
    expect([...vendor.moved().values()].reduce((sum, units) => sum + units, 0n)).toBe(0n);
    await vendor.close();
    heard.length = 0;
    const [first, ...rest] = await run();
    expect(first).toMatchObject({ outcome: "failed", problem: expect.stringContaining("undefined") });
    expect(new Set(rest.map(({ outcome }) => outcome))).toEqual(new Set(["skipped"]));
    expect(heard).toHaveLength(1);
  });

  it("every mistake is one of a scenario that exists", () => {
    const names = transferScenarios.map(({ name }) => name);
    for (const name of Object.values(catches)) expect(names).toContain(name);
  });
});
