import type { VendorOperation } from "../../adapter.ts";
import { expectBalance, expectDone, expectRefused, expectSameAnswer, expectThat } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, rollbackOf, winOf, type Scene } from "../scene.ts";
import { whole } from "../whole.ts";

/** The same call again, and the same id for something else. */
export const repetitionScenarios = scenariosOf([
  {
    id: "repeated_bet",
    name: "a repeated bet gets the first answer and takes nothing more",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      await expectRepeats(scene, betOf(scene, player, whole(3)));
      await expectBalance(scene, player, whole(7), "after a repeated bet");
    },
  },
  {
    id: "repeated_win",
    name: "a repeated win gets the first answer and pays nothing more",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await expectRepeats(scene, winOf(bet, whole(5)));
      await expectBalance(scene, player, whole(12), "after a repeated win");
    },
  },
  {
    id: "repeated_rollback",
    name: "a repeated rollback gets the first answer and pays nothing more",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await expectRepeats(scene, rollbackOf(bet));
      await expectBalance(scene, player, whole(10), "after a repeated rollback");
    },
  },
  {
    id: "repeated_bet_after_win",
    name: "a bet repeated after its win still takes nothing more",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const first = await scene.call(bet);
      expectDone(first, "the bet", whole(7));
      expectDone(await scene.call(winOf(bet, whole(5))), "the win", whole(12));
      const again = await scene.call(bet);
      expectDone(again, "the bet again");
      expectThat(again.reference === first.reference, `the bet again must name the first transfer: ${first.raw}, then ${again.raw}`);
      await expectBalance(scene, player, whole(12), "after the bet came again");
    },
  },
  {
    id: "bet_other_amount",
    name: "a bet's id with another amount is refused and moves nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectRefused(await scene.call({ ...bet, amountUnits: whole(4) }), "a bet's id with another amount", "transaction_conflict");
      await expectBalance(scene, player, whole(7), "after a bet's id with another amount");
    },
  },
  {
    id: "bet_other_player",
    name: "a bet's id used by another player is refused and moves nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const other = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const stolen = { ...bet, playerId: other.playerId, playerToken: other.playerToken };
      expectRefused(await scene.call(stolen), "a bet's id used by another player", "transaction_conflict");
      await expectBalance(scene, player, whole(7), "after another player used the id");
      await expectBalance(scene, other, whole(10), "after using another player's id");
    },
  },
  {
    id: "win_other_amount",
    name: "a win's id with another amount is refused and moves nothing",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const win = winOf(bet, whole(5));
      expectDone(await scene.call(win), "the win", whole(12));
      expectRefused(await scene.call({ ...win, amountUnits: whole(500) }), "a win's id with another amount", "transaction_conflict");
      await expectBalance(scene, player, whole(12), "after a win's id with another amount");
    },
  },
  {
    id: "hang_up_repeat",
    name: "a vendor that hangs up and repeats its calls moves money once",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      await scene.callAndHangUp(bet);
      expectDone(await scene.call(bet), "the bet after hanging up", whole(7));
      const win = winOf(bet, whole(5));
      await scene.callAndHangUp(win);
      expectDone(await scene.call(win), "the win after hanging up", whole(12));
      await expectBalance(scene, player, whole(12), "after hanging up twice");
    },
  },
  {
    id: "hang_up_rollback",
    name: "a vendor that hangs up on a bet and rolls it back leaves the balance as it was",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      await scene.callAndHangUp(bet);
      const answer = await scene.call(rollbackOf(bet));
      const fits = answer.status === "ok" || scene.dialect.policy.unknownRollback !== "ok";
      expectThat(fits, `the rollback after hanging up was answered ${answer.raw}`);
      // The bet comes a last time, so that a platform that forgot the rollback is seen to take it.
      await scene.call(bet);
      await expectBalance(scene, player, whole(10), "after hanging up and rolling back");
    },
  },
]);

async function expectRepeats(scene: Scene, operation: VendorOperation): Promise<void> {
  const first = await scene.call(operation);
  expectDone(first, `the ${operation.kind}`);
  expectSameAnswer(first, await scene.call(operation), `a repeated ${operation.kind}`);
}
