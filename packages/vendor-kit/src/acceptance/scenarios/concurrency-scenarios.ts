import type { VendorOperation } from "../../adapter.ts";
import { expectBalance, expectDone, expectSameAnswer, expectThat } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, rollbackOf, winOf } from "../scene.ts";
import { whole } from "../whole.ts";

/** Everything at once. Evidence counts only from a platform on a database that really runs them at once. */
export const concurrencyScenarios = scenariosOf([
  {
    id: "many_bets",
    name: "two hundred bets at once take exactly what the balance covers",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(80) });
      const answers = await Promise.all(Array.from({ length: 200 }, () => scene.call(betOf(scene, player, whole(1)))));
      const taken = answers.filter((answer) => answer.status === "ok");
      const short = answers.filter((answer) => answer.status === "insufficient_funds" || answer.status === "refused");
      expectThat(taken.length === 80, `80 of 200 bets must be taken, not ${taken.length}`);
      expectThat(short.length === 120, `120 of 200 bets must be refused for want of money, not ${short.length}`);
      const told = new Set(taken.map((answer) => answer.balanceUnits));
      expectThat(told.size === 80, `each bet must tell the balance right after it: only ${told.size} different ones of 80 were told`);
      await expectBalance(scene, player, 0n, "after two hundred bets at once");
    },
  },
  {
    id: "many_kinds",
    name: "two hundred bets, wins and rollbacks of one member at once add up exactly",
    needs: ["win", "rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(100) });
      const won = await placed(50);
      const undone = await placed(30);
      await expectBalance(scene, player, whole(20), "after eighty bets");
      const wins = won.map((bet) => winOf(bet, whole(2)));
      const bets = Array.from({ length: 120 }, () => betOf(scene, player, whole(1)));
      const calls: VendorOperation[] = [...bets, ...wins, ...undone.map(rollbackOf)];
      const answers = await Promise.all(interleave(calls).map(async (operation) => ({ operation, answer: await scene.call(operation) })));
      let expectedUnits = whole(20);
      for (const { operation, answer } of answers) {
        if (operation.kind !== "bet") expectDone(answer, `a ${operation.kind} among two hundred calls`);
        if (operation.kind === "win") expectedUnits += whole(2);
        if (operation.kind === "rollback") expectedUnits += whole(1);
        if (operation.kind === "bet" && answer.status === "ok") expectedUnits -= whole(1);
        const sane = answer.status === "ok" || answer.status === "insufficient_funds" || answer.status === "refused";
        expectThat(sane, `a ${operation.kind} among two hundred calls was answered ${answer.raw}`);
        expectThat(answer.balanceUnits === undefined || answer.balanceUnits >= 0n, `a balance fell below zero: ${answer.raw}`);
      }
      await expectBalance(scene, player, expectedUnits, "after two hundred calls at once");

      async function placed(count: number) {
        const many = Array.from({ length: count }, () => betOf(scene, player, whole(1)));
        await Promise.all(many.map(async (bet) => expectDone(await scene.call(bet), "a bet beforehand")));
        return many;
      }
    },
  },
  {
    id: "same_bet_at_once",
    name: "the same bet three times at once is taken once and answered alike",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const answers = await Promise.all([scene.call(bet), scene.call(bet), scene.call(bet)]);
      for (const answer of answers) {
        expectDone(answer, "one of three equal bets", whole(7));
        expectSameAnswer(answers[0], answer, "one of three equal bets");
      }
      await expectBalance(scene, player, whole(7), "after three equal bets at once");
    },
  },
  {
    id: "same_win_at_once",
    name: "the same win three times at once is paid once and answered alike",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const win = winOf(bet, whole(5));
      const answers = await Promise.all([scene.call(win), scene.call(win), scene.call(win)]);
      for (const answer of answers) {
        expectDone(answer, "one of three equal wins", whole(12));
        expectSameAnswer(answers[0], answer, "one of three equal wins");
      }
      await expectBalance(scene, player, whole(12), "after three equal wins at once");
    },
  },
  {
    id: "rollbacks_at_once",
    name: "three rollbacks of one bet at once give its stake back once",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await Promise.all([rollbackOf(bet), rollbackOf(bet), rollbackOf(bet)].map((rollback) => scene.call(rollback)));
      await expectBalance(scene, player, whole(10), "after three rollbacks of one bet at once");
    },
  },
  {
    id: "bet_and_rollback_at_once",
    name: "a bet and its rollback at once leave the balance as it was, whichever comes first",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(100) });
      const bets = Array.from({ length: 20 }, () => betOf(scene, player, whole(3)));
      await Promise.all(bets.flatMap((bet) => [scene.call(bet), scene.call(rollbackOf(bet))]));
      await expectBalance(scene, player, whole(100), "after bets and their rollbacks at once");
    },
  },
]);

/** Every third from each third of the list in turn, so that the kinds arrive mixed. */
function interleave<Item>(items: readonly Item[]): Item[] {
  const third = Math.ceil(items.length / 3);
  return Array.from({ length: third }, (_, index) => [items[index], items[index + third], items[index + 2 * third]])
    .flat()
    .filter((item) => item !== undefined);
}
