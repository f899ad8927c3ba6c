import type { DialectAnswer } from "../dialect.ts";
import { expectBalance, expectDone, expectRefused, expectThat } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, endOf, newId, rollbackOf, winOf, type Scene } from "../scene.ts";
import { whole } from "../whole.ts";

/** Undoing: what came, what has not come yet, what is settled. */
export const rollbackScenarios = scenariosOf([
  {
    id: "rollback",
    name: "a bet that is rolled back gives its stake back",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(rollbackOf(bet)), "the rollback", whole(10));
      await expectBalance(scene, player, whole(10), "after the rollback");
    },
  },
  {
    id: "rollback_once",
    name: "a bet is rolled back once, under whatever ids it is asked",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const rollback = rollbackOf(bet);
      const first = await scene.call(rollback);
      expectDone(first, "the rollback", whole(10));
      const again = await scene.call(rollback);
      expectDone(again, "the same rollback again", whole(10));
      const other = await scene.call({ ...rollback, transactionId: newId("rollback") });
      expectThat(
        other.status === "ok" || other.status === "transaction_rolled_back",
        `a second rollback of one bet was answered ${other.raw}`,
      );
      await expectBalance(scene, player, whole(10), "after three rollbacks of one bet");
    },
  },
  {
    id: "rollback_early",
    name: "a rollback that comes before its bet makes the bet move nothing",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectUnknownRollback(scene, await scene.call(rollbackOf(bet)));
      await expectBalance(scene, player, whole(10), "after a rollback of a bet that has not come");
      expectNotTaken(await scene.call(bet), "a bet after its rollback", whole(10));
      expectNotTaken(await scene.call(bet), "a bet after its rollback, again", whole(10));
      await expectBalance(scene, player, whole(10), "after a bet that had been rolled back");
    },
  },
  {
    id: "rollbacks_early",
    name: "several early rollbacks, one of them of a win, all hold",
    needs: ["win", "rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const live = betOf(scene, player, whole(3));
      expectDone(await scene.call(live), "the bet that stands", whole(7));
      const gone = betOf(scene, player, whole(2), live.roundId);
      const win = winOf(live, whole(50));
      const wins = [win, winOf(gone, whole(9))];
      for (const original of [gone, ...wins]) expectUnknownRollback(scene, await scene.call(rollbackOf(original)));
      for (const original of [gone, ...wins]) expectNotTaken(await scene.call(original), `a ${original.kind} after its rollback`, whole(7));
      await expectBalance(scene, player, whole(7), "after everything that had been rolled back came");
    },
  },
  {
    id: "rollback_then_win",
    name: "a win for a bet that was rolled back is refused and moves nothing",
    needs: ["win", "rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(rollbackOf(bet)), "the rollback", whole(10));
      expectRefused(
        await scene.call(winOf(bet, whole(5))),
        "a win for a bet that was rolled back",
        "transaction_rolled_back",
        "transaction_unknown",
        "round_unknown",
      );
      await expectBalance(scene, player, whole(10), "after a win for a bet that was rolled back");
    },
  },
  {
    id: "rollback_after_win",
    name: "rolling back a bet whose round has its win follows the vendor's policy",
    needs: ["win", "rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(winOf(bet, whole(5))), "the win", whole(12));
      await expectSettledRollback(scene, await scene.call(rollbackOf(bet)), whole(12), whole(15), player);
    },
  },
  {
    id: "rollback_after_end",
    name: "rolling back a bet whose round ended without a win follows the vendor's policy",
    needs: ["end_round", "rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(endOf(bet)), "the end of the round", whole(7));
      await expectSettledRollback(scene, await scene.call(rollbackOf(bet)), whole(7), whole(10), player);
    },
  },
  {
    id: "rollback_of_other",
    name: "a rollback in another player's name moves nothing",
    needs: ["rollback"],
    applies: (scene) => scene.dialect.namesPlayer,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const other = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await scene.call({ ...rollbackOf(bet), playerId: other.playerId });
      await expectBalance(scene, other, whole(10), "after a rollback of another player's bet");
      await expectBalance(scene, player, whole(7), "after a rollback in another player's name");
    },
  },
]);

function expectUnknownRollback(scene: Scene, answer: DialectAnswer): void {
  if (scene.dialect.policy.unknownRollback === "ok") expectDone(answer, "a rollback of what never came");
  else expectRefused(answer, "a rollback of what never came", "transaction_unknown");
}

/** Vendors differ in whether a dead transaction is answered as done or as rolled back; money never moves. */
function expectNotTaken(answer: DialectAnswer, what: string, balanceUnits: bigint): void {
  const fits = ["ok", "transaction_rolled_back", "transaction_unknown", "refused"].includes(answer.status);
  expectThat(fits, `${what} was answered ${answer.raw}`);
  const told = answer.balanceUnits;
  expectThat(told === undefined || told === balanceUnits, `${what} must tell the balance ${balanceUnits}: ${answer.raw}`);
}

async function expectSettledRollback(
  scene: Scene,
  answer: DialectAnswer,
  keptUnits: bigint,
  refundedUnits: bigint,
  player: { readonly playerToken: string; readonly playerId: string; readonly balanceUnits: bigint },
): Promise<void> {
  if (scene.dialect.policy.rollbackOfSettledRound === "refused") {
    expectRefused(answer, "a rollback of a settled bet", "round_settled");
    await expectBalance(scene, player, keptUnits, "after a refused rollback");
  } else {
    expectDone(answer, "a rollback of a settled bet", refundedUnits);
    await expectBalance(scene, player, refundedUnits, "after a rollback of a settled bet");
  }
}
