import { expectBalance, expectDone, expectRefused, expectSameAnswer, expectThat } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, endOf, rollbackOf, winOf, type Scene } from "../scene.ts";
import { whole } from "../whole.ts";

const hasBatches = (scene: Scene): boolean => scene.dialect.writeBatch !== undefined;

/** Several operations in one request: in order, all or nothing. */
export const batchScenarios = scenariosOf([
  {
    id: "batch_bet_and_win",
    name: "a bet and its win in one request are both done",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const { last } = await scene.callTogether([bet, winOf(bet, whole(5))]);
      expectDone(last, "the bet and its win", whole(12));
      await expectBalance(scene, player, whole(12), "after the bet and its win");
    },
  },
  {
    id: "batch_undone",
    name: "a request whose second part is refused undoes its first",
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const { last } = await scene.callTogether([bet, betOf(scene, player, whole(8), bet.roundId)]);
      expectRefused(last, "two bets beyond the balance", "insufficient_funds");
      await expectBalance(scene, player, whole(10), "after the refused request");
      expectDone(await scene.call(bet), "the bet that was undone, by itself", whole(7));
      await expectBalance(scene, player, whole(7), "after the bet by itself");
    },
  },
  {
    id: "batch_undone_balance",
    name: "a request that is undone tells the balance that stands",
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const { last } = await scene.callTogether([bet, betOf(scene, player, whole(8), bet.roundId)]);
      const told = last.balanceUnits;
      expectThat(told === undefined || told === whole(10), `the refusal must tell the balance as it stands: ${last.raw}`);
    },
  },
  {
    id: "batch_order",
    name: "the parts of a request are done in their order, never netted",
    needs: ["win"],
    // Where its win ends a round, no bet can stand behind it.
    applies: (scene) => hasBatches(scene) && scene.target.roundClosing !== "result",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const opening = betOf(scene, player, whole(1));
      expectDone(await scene.call(opening), "the bet that opens the round", whole(9));
      const bet = betOf(scene, player, whole(12), opening.roundId);
      const win = winOf(opening, whole(5));
      expectRefused((await scene.callTogether([bet, win])).last, "a bet beyond the balance before a win", "insufficient_funds");
      await expectBalance(scene, player, whole(9), "after a bet beyond the balance before a win");
      expectDone((await scene.callTogether([win, bet])).last, "the win before the bet", whole(2));
      await expectBalance(scene, player, whole(2), "after the win before the bet");
    },
  },
  {
    id: "batch_repeated",
    name: "a request that is repeated gets the first answer and moves nothing more",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const parts = [bet, winOf(bet, whole(5))];
      const first = (await scene.callTogether(parts)).last;
      expectDone(first, "the request", whole(12));
      expectDone(await scene.call(betOf(scene, player, whole(4))), "another bet", whole(8));
      expectSameAnswer(first, (await scene.callTogether(parts)).last, "a repeated request");
      await expectBalance(scene, player, whole(8), "after the repeated request");
    },
  },
  {
    id: "batch_part_repeated",
    name: "a part that came before is answered as before inside a new request, and only what is new is done",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const first = await scene.call(bet);
      expectDone(first, "the bet", whole(7));
      const { each, last } = await scene.callTogether([bet, winOf(bet, whole(5))]);
      expectDone(last, "the bet again and its win", whole(12));
      const again = each[0]?.reference;
      expectThat(again === first.reference, `the bet again must name the first transfer: ${first.raw}, then ${last.raw}`);
      await expectBalance(scene, player, whole(12), "after the bet again and its win");
    },
  },
  {
    id: "batch_last_repeated",
    name: "a request whose last part came before tells the balance after what is new",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const parts = [winOf(bet, whole(5)), bet];
      const first = (await scene.callTogether(parts)).last;
      expectDone(first, "the win and the bet again", whole(12));
      expectSameAnswer(first, (await scene.callTogether(parts)).last, "the win and the bet again, repeated");
      await expectBalance(scene, player, whole(12), "after the win and the bet again");
    },
  },
  {
    id: "batch_part_conflict",
    name: "a part whose id was used for something else refuses the whole request",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      const changed = { ...bet, amountUnits: whole(4) };
      expectRefused(
        (await scene.callTogether([winOf(bet, whole(5)), changed])).last,
        "a bet's id with another amount",
        "transaction_conflict",
      );
      await expectBalance(scene, player, whole(7), "after a bet's id with another amount beside a win");
    },
  },
  {
    id: "batch_early_rollbacks",
    name: "several early rollbacks in one request, one of them of a win, all hold",
    needs: ["win", "rollback"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const live = betOf(scene, player, whole(3));
      expectDone(await scene.call(live), "the bet that stands", whole(7));
      const gone = betOf(scene, player, whole(2), live.roundId);
      const win = winOf(live, whole(50));
      const early = await scene.callTogether([rollbackOf(gone), rollbackOf(win)]);
      const fits = early.last.status === (scene.dialect.policy.unknownRollback === "ok" ? "ok" : "transaction_unknown");
      expectThat(fits, `two rollbacks of what never came were answered ${early.last.raw}`);
      await scene.callTogether([gone, win]);
      await scene.call(gone);
      await scene.call(win);
      await expectBalance(scene, player, whole(7), "after everything that had been rolled back came");
    },
  },
  {
    id: "batch_beside_rolled_back",
    name: "what had been rolled back moves nothing inside a new request, and what is new beside it is done",
    needs: ["win", "rollback"],
    applies: (scene) => hasBatches(scene) && scene.dialect.policy.rolledBackTransaction === "ok",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const live = betOf(scene, player, whole(3));
      const gone = betOf(scene, player, whole(2), live.roundId);
      expectDone(await scene.call(rollbackOf(gone)), "a rollback of what never came", whole(10));
      const { each, last } = await scene.callTogether([gone, live]);
      expectDone(last, "a dead bet and a live one", whole(7));
      expectThat(each[0]?.reference !== undefined, `a dead bet has a transaction id of the platform's too: ${last.raw}`);
      await expectBalance(scene, player, whole(7), "after a dead bet and a live one");
    },
  },
  {
    id: "batch_round_ended",
    name: "a round that is ended with its bet and win takes no further bet",
    needs: ["win", "end_round"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const { last } = await scene.callTogether([bet, winOf(bet, whole(5)), endOf(bet)]);
      expectDone(last, "a bet, its win and the end", whole(12));
      expectRefused(await scene.call(betOf(scene, player, whole(1), bet.roundId)), "a bet in a round that ended", "round_settled");
      await expectBalance(scene, player, whole(12), "after the round");
    },
  },
  {
    id: "batch_at_once",
    name: "the same request three times at once is done once and answered alike",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const parts = [bet, winOf(bet, whole(5))];
      const answers = await Promise.all([scene.callTogether(parts), scene.callTogether(parts), scene.callTogether(parts)]);
      for (const { last } of answers) {
        expectDone(last, "one of three equal requests", whole(12));
        expectSameAnswer(answers[0].last, last, "one of three equal requests");
      }
      await expectBalance(scene, player, whole(12), "after three equal requests at once");
    },
  },
  {
    id: "batch_hang_up",
    name: "a vendor that hangs up on a request and repeats it moves money once",
    needs: ["win"],
    applies: hasBatches,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const parts = [bet, winOf(bet, whole(5))];
      await scene.callTogetherAndHangUp(parts);
      expectDone((await scene.callTogether(parts)).last, "the request after hanging up", whole(12));
      await expectBalance(scene, player, whole(12), "after hanging up on a request");
    },
  },
]);
