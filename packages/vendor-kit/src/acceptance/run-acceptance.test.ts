import { generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { actionWalletAdapter } from "../action-wallet/action-wallet-adapter.ts";
import { rsaWalletAdapter } from "../rsa-wallet/rsa-wallet-adapter.ts";
import { actionWalletDialect } from "./action-wallet-dialect.ts";
import { describeAcceptance } from "./describe-acceptance.ts";
import { httpWire } from "./exchange.ts";
import { referenceFaults, type ReferenceFault } from "./reference-faults.ts";
import { startReferenceOperator, type ReferenceOperatorOptions } from "./reference-operator.ts";
import { rsaWalletDialect } from "./rsa-wallet-dialect.ts";
import { runAcceptance, runScenario } from "./run-acceptance.ts";
import { makeScene } from "./scene.ts";
import { scenarios } from "./scenarios.ts";
import { batchScenarios } from "./scenarios/batch-scenarios.ts";

const ofActions = { adapter: actionWalletAdapter, dialect: actionWalletDialect } as const;

function ofRsa() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 2_048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  return { adapter: rsaWalletAdapter, dialect: rsaWalletDialect, secret: privateKey, more: { publicKey } };
}

/** Which of the named scenarios fail against an operator with this fault; those for batches over a wire that has them. */
async function failedWith(fault: ReferenceFault, names: readonly string[]): Promise<string[]> {
  const [onStudiosWire, onActions] = [names.filter((name) => !actionsOnly.has(name)), names.filter((name) => actionsOnly.has(name))];
  return [...(await failedOver({}, fault, onStudiosWire)), ...(await failedOver(ofActions, fault, onActions))];
}

async function failedOver(wire: ReferenceOperatorOptions, fault: ReferenceFault, names: readonly string[]): Promise<string[]> {
  const operator = await startReferenceOperator({ ...wire, faults: [fault] });
  const http = httpWire(operator.baseUrl);
  try {
    const scene = makeScene(operator, http);
    const failed: string[] = [];
    for (const scenario of scenarios.filter(({ name }) => names.includes(name))) {
      const result = await runScenario(scenario, scene);
      if (result.outcome === "failed") failed.push(result.name);
    }
    return failed;
  } finally {
    http.close();
    await operator.close();
  }
}

/** Scenarios that the kit's own wire has no words for. */
const actionsOnly = new Set([
  ...batchScenarios.map(({ name }) => name),
  "a player's info tells who he is, also when his token has expired, and allows nothing",
]);

describeAcceptance("the reference operator, which keeps every rule", () => startReferenceOperator());
describeAcceptance("the reference operator over action-wallet", () => startReferenceOperator(ofActions));
describeAcceptance("the reference operator over rsa-wallet", () => startReferenceOperator(ofRsa()));

/** Which scenario must catch which mistake. A mistake may trip others as well. */
const catches: Readonly<Record<ReferenceFault, readonly string[]>> = {
  accepts_any_signature: ["a call signed with another secret is refused and moves nothing"],
  accepts_missing_signature: ["a call without a signature is refused and moves nothing"],
  verifies_parsed_body: ["a call changed after it was signed is refused and moves nothing"],
  names_wrong_player: [
    "authenticate tells who plays and with what balance",
    "a player's info tells who he is, also when his token has expired, and allows nothing",
  ],
  forgets_balance_cents: ["the balance is told exactly and not changed by asking"],
  accepts_any_token: ["a bet with an unknown token is refused and moves nothing"],
  ignores_token_owner: ["a bet with another player's token is refused and moves nothing"],
  ignores_expiry: ["a bet after the token expired is refused and moves nothing"],
  expiry_blocks_repetition: ["a bet repeated after the token expired gets the first answer, for the vendor may have missed it"],
  keeps_undone_batch: [
    "a request whose second part is refused undoes its first",
    "a part whose id was used for something else refuses the whole request",
  ],
  tells_undone_balance: ["a request that is undone tells the balance that stands"],
  tells_stale_balance: ["a request whose last part came before tells the balance after what is new"],
  refuses_repetition_in_batch: [
    "a request that is repeated gets the first answer and moves nothing more",
    "a part that came before is answered as before inside a new request, and only what is new is done",
    "a vendor that hangs up on a request and repeats it moves money once",
  ],
  does_first_part_only: ["a bet and its win in one request are both done"],
  credits_before_it_debits: ["the parts of a request are done in their order, never netted"],
  expiry_blocks_win: ["a win is taken after the token expired"],
  expiry_blocks_rollback: ["a rollback is taken after the token expired"],
  ignores_block: ["a blocked player's bet is refused, his win is taken"],
  block_stops_win: ["a blocked player's bet is refused, his win is taken"],
  ignores_currency: ["a call in another currency is refused and moves nothing"],
  keeps_wrong_stake: ["a bet takes its stake exactly"],
  refuses_last_unit: ["a bet of the whole balance leaves exactly nothing"],
  allows_overdraft: ["a bet beyond the balance is refused, tells the balance and changes nothing"],
  refusal_closes_round: ["a bet that was refused for want of money is taken when it is tried again under a new id"],
  drops_small_wins: ["a bet and its win move the difference"],
  rejects_zero_win: ["a win of nothing settles the bet and moves nothing"],
  pays_unknown_bet: ["a win for a bet that never came follows the vendor's policy"],
  pays_other_player: ["a win for another player's bet is refused and moves nothing"],
  ends_unknown_round: ["ending an unknown round is refused"],
  bets_in_ended_round: [
    "a round that is ended with its bet and win takes no further bet",
    "a round ends once: no further bet, no harm in ending it again",
  ],
  refuses_late_win: ["a win after the end of its round is taken"],
  ignores_rollback: [
    "a bet that is rolled back gives its stake back",
    "a vendor that hangs up on a bet and rolls it back leaves the balance as it was",
  ],
  rolls_back_twice: [
    "a bet is rolled back once, under whatever ids it is asked",
    "three rollbacks of one bet at once give its stake back once",
  ],
  forgets_early_rollback: [
    "a rollback that comes before its bet makes the bet move nothing",
    "what had been rolled back moves nothing inside a new request, and what is new beside it is done",
  ],
  forgets_early_rollback_of_win: [
    "several early rollbacks, one of them of a win, all hold",
    "several early rollbacks in one request, one of them of a win, all hold",
  ],
  pays_rolled_back_bet: ["a win for a bet that was rolled back is refused and moves nothing"],
  rolls_back_settled_round: ["rolling back a bet whose round has its win follows the vendor's policy"],
  rolls_back_ended_round: ["rolling back a bet whose round ended without a win follows the vendor's policy"],
  rolls_back_for_anyone: ["a rollback in another player's name moves nothing"],
  repeats_bet: [
    "a repeated bet gets the first answer and takes nothing more",
    "a vendor that hangs up and repeats its calls moves money once",
  ],
  repeats_win: ["a repeated win gets the first answer and pays nothing more"],
  fresh_answer_to_repeated_rollback: ["a repeated rollback gets the first answer and pays nothing more"],
  refuses_repetition_after_win: ["a bet repeated after its win still takes nothing more"],
  ignores_bet_conflict: ["a bet's id with another amount is refused and moves nothing"],
  ignores_win_conflict: ["a win's id with another amount is refused and moves nothing"],
  transactions_per_player: ["a bet's id used by another player is refused and moves nothing"],
  checks_then_moves: [
    "two hundred bets at once take exactly what the balance covers",
    "the same bet three times at once is taken once and answered alike",
    "the same win three times at once is paid once and answered alike",
    "the same request three times at once is done once and answered alike",
    "three rollbacks of one bet at once give its stake back once",
  ],
  loses_updates: [
    "two hundred bets at once take exactly what the balance covers",
    "two hundred bets, wins and rollbacks of one member at once add up exactly",
    "a bet and its rollback at once leave the balance as it was, whichever comes first",
  ],
  coerces_amounts: ["malformed amounts are refused and move nothing"],
  wraps_large_amounts: ["a bet larger than any ledger holds is refused and moves nothing"],
};

describe("an operator that makes one mistake", () => {
  it.each(referenceFaults)("%s is caught", async (fault) => {
    const failed = await failedWith(fault, catches[fault]);
    expect(failed.toSorted()).toEqual(catches[fault].toSorted());
  });

  it("is reported with what went wrong", async () => {
    const operator = await startReferenceOperator({ faults: ["keeps_wrong_stake"] });
    const results = await runAcceptance(operator);
    await operator.close();
    expect(results).toHaveLength(scenarios.length);
    expect(results.find(({ name }) => name === "a bet takes its stake exactly")).toMatchObject({
      outcome: "failed",
      problem: expect.stringContaining("must answer the balance 7.00"),
    });
    expect(results.find(({ name }) => name === "a call without a signature is refused and moves nothing")?.outcome).toBe("passed");
  });

  it("every scenario is shown to catch something", () => {
    const shown = new Set(Object.values(catches).flat());
    expect(scenarios.map((scenario) => scenario.name).filter((name) => !shown.has(name))).toEqual([]);
  });
});
