import { expectBalance, expectDone, expectRefused, expectThat } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, endOf, newId, winOf } from "../scene.ts";
import { whole } from "../whole.ts";

/** A round as it goes: stake, result, end. */
export const roundScenarios = scenariosOf([
  {
    id: "bet",
    name: "a bet takes its stake exactly",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      expectDone(await scene.call(betOf(scene, player, whole(3))), "the bet", whole(7));
      await expectBalance(scene, player, whole(7), "after the bet");
    },
  },
  {
    id: "bet_everything",
    name: "a bet of the whole balance leaves exactly nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      expectDone(await scene.call(betOf(scene, player, whole(10))), "the bet", 0n);
      await expectBalance(scene, player, 0n, "after the bet");
    },
  },
  {
    id: "bet_too_much",
    name: "a bet beyond the balance is refused, tells the balance and changes nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const answer = await scene.call(betOf(scene, player, whole(10) + scene.dialect.grainUnits));
      expectRefused(answer, "a bet beyond the balance", "insufficient_funds");
      const told = answer.balanceUnits;
      expectThat(told === undefined || told === whole(10), `the refusal must tell the balance as it is: ${answer.raw}`);
      await expectBalance(scene, player, whole(10), "after the refused bet");
    },
  },
  {
    id: "bet_tried_again",
    name: "a bet that was refused for want of money is taken when it is tried again under a new id",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const first = betOf(scene, player, whole(11));
      expectRefused(await scene.call(first), "a bet beyond the balance", "insufficient_funds");
      expectDone(
        await scene.call({ ...first, transactionId: newId("bet"), amountUnits: whole(4) }),
        "a smaller bet of the round",
        whole(6),
      );
      await expectBalance(scene, player, whole(6), "after the smaller bet");
    },
  },
  {
    id: "bet_and_win",
    name: "a bet and its win move the difference",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(winOf(bet, whole(20))), "the win", whole(27));
      await expectBalance(scene, player, whole(27), "after the win");
    },
  },
  {
    id: "win_nothing",
    name: "a win of nothing settles the bet and moves nothing",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(winOf(bet, 0n)), "a win of nothing", whole(7));
      await expectBalance(scene, player, whole(7), "after a win of nothing");
    },
  },
  {
    id: "win_unknown_bet",
    name: "a win for a bet that never came follows the vendor's policy",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const answer = await scene.call(winOf(betOf(scene, player, whole(3)), whole(5)));
      if (scene.dialect.policy.winForUnknownBet === "refused") {
        expectRefused(answer, "a win for an unknown bet", "transaction_unknown", "round_unknown");
        await expectBalance(scene, player, whole(10), "after a win for an unknown bet");
      } else {
        expectDone(answer, "a win for an unknown bet", whole(15));
        await expectBalance(scene, player, whole(15), "after a win for an unknown bet");
      }
    },
  },
  {
    id: "win_of_other",
    name: "a win for another player's bet is refused and moves nothing",
    needs: ["win"],
    applies: (scene) => scene.dialect.namesPlayer,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const other = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const answer = await scene.call({ ...winOf(bet, whole(5)), playerId: other.playerId });
      expectThat(answer.status !== "ok", `a win for another player's bet must be refused: ${answer.raw}`);
      await expectBalance(scene, other, whole(10), "after a win for another player's bet");
      await expectBalance(scene, player, whole(7), "after a win in another player's name");
    },
  },
  {
    id: "end_unknown",
    name: "ending an unknown round is refused",
    needs: ["end_round"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      expectRefused(await scene.call(endOf(betOf(scene, player, whole(1)))), "the end of an unknown round", "round_unknown");
      await expectBalance(scene, player, whole(10), "after ending an unknown round");
    },
  },
  {
    id: "end_once",
    name: "a round ends once: no further bet, no harm in ending it again",
    needs: ["end_round"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(endOf(bet)), "the end of the round", whole(7));
      expectDone(await scene.call(endOf(bet)), "the end of the round again");
      expectRefused(await scene.call(betOf(scene, player, whole(1), bet.roundId)), "a bet in a round that ended", "round_settled");
      await expectBalance(scene, player, whole(7), "after the round");
    },
  },
  {
    id: "win_after_end",
    name: "a win after the end of its round is taken",
    needs: ["win", "end_round"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      expectDone(await scene.call(endOf(bet)), "the end of the round", whole(7));
      expectDone(await scene.call(winOf(bet, whole(5))), "a late win", whole(12));
      await expectBalance(scene, player, whole(12), "after a late win");
    },
  },
]);
