import type { VendorOperation } from "../../adapter.ts";
import { expectBalance, expectDone, expectRefused, expectThat } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, newId, rollbackOf, winOf, type Scene } from "../scene.ts";
import type { AcceptancePlayer } from "../target.ts";
import { whole } from "../whole.ts";

/** Who plays, with which token, in which currency. */
export const playerScenarios = scenariosOf([
  {
    id: "authenticate",
    name: "authenticate tells who plays and with what balance",
    needs: ["authenticate"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(42) });
      const answer = await scene.call({ kind: "authenticate", playerToken: player.playerToken, gameCode: scene.target.gameCode });
      expectDone(answer, "authenticate", whole(42));
      expectThat(answer.playerId === player.playerId, `authenticate must name the player ${player.playerId}: ${answer.raw}`);
    },
  },
  {
    id: "player_info",
    name: "a player's info tells who he is, also when his token has expired, and allows nothing",
    needs: ["player_info"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(42) });
      await scene.target.expirePlayerToken(player.playerToken);
      const { playerId } = player;
      const answer = await scene.call({ kind: "player_info", playerId, currency: scene.target.currency });
      expectDone(answer, "a player's info");
      expectThat(answer.balanceUnits === undefined || answer.balanceUnits === whole(42), `the info must tell the balance: ${answer.raw}`);
      expectThat(answer.playerId === playerId, `the info must name the player ${playerId}: ${answer.raw}`);
      const unknown = await scene.call({ kind: "player_info", playerId: newId("nobody"), currency: scene.target.currency });
      expectRefused(unknown, "the info of nobody", "invalid_token");
    },
  },
  {
    id: "balance_asked",
    name: "the balance is told exactly and not changed by asking",
    needs: ["balance"],
    run: async (scene) => {
      const balanceUnits = 123n * max(scene.dialect.grainUnits, 100n);
      const player = await scene.target.newPlayer({ balanceUnits });
      expectDone(await scene.call(balanceOf(scene, player)), "the first balance", balanceUnits);
      expectDone(await scene.call(balanceOf(scene, player)), "the second balance", balanceUnits);
      await expectBalance(scene, player, balanceUnits, "after asking twice");
    },
  },
  {
    id: "token_unknown",
    name: "a bet with an unknown token is refused and moves nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = { ...betOf(scene, player, whole(3)), playerToken: newId("no-such-token") };
      expectRefused(await scene.call(bet), "a bet with an unknown token", "invalid_token");
      await expectBalance(scene, player, whole(10), "after a bet with an unknown token");
    },
  },
  {
    id: "token_of_other",
    name: "a bet with another player's token is refused and moves nothing",
    applies: (scene) => scene.dialect.namesPlayer,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const other = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = { ...betOf(scene, player, whole(3)), playerToken: other.playerToken };
      expectRefused(await scene.call(bet), "a bet with another player's token", "invalid_token");
      await expectBalance(scene, player, whole(10), "after a bet with another player's token");
      await expectBalance(scene, other, whole(10), "after a bet for another player");
    },
  },
  {
    id: "token_expired",
    name: "a bet after the token expired is refused and moves nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      await scene.target.expirePlayerToken(player.playerToken);
      expectRefused(await scene.call(betOf(scene, player, whole(3))), "a bet with an expired token", "token_expired", "invalid_token");
      await expectBalance(scene, player, whole(10), "after a bet with an expired token");
    },
  },
  {
    id: "token_expired_repeated",
    name: "a bet repeated after the token expired gets the first answer, for the vendor may have missed it",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await scene.target.expirePlayerToken(player.playerToken);
      expectDone(await scene.call(bet), "the bet repeated after the token expired", whole(7));
      await expectBalance(scene, player, whole(7), "after the repeated bet");
    },
  },
  {
    id: "token_expired_win",
    name: "a win is taken after the token expired",
    needs: ["win"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await scene.target.expirePlayerToken(player.playerToken);
      expectDone(await scene.call(winOf(bet, whole(5))), "a win after the token expired", whole(12));
      await expectBalance(scene, player, whole(12), "after the win");
    },
  },
  {
    id: "token_expired_rollback",
    name: "a rollback is taken after the token expired",
    needs: ["rollback"],
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await scene.target.expirePlayerToken(player.playerToken);
      expectDone(await scene.call(rollbackOf(bet)), "a rollback after the token expired", whole(10));
      await expectBalance(scene, player, whole(10), "after the rollback");
    },
  },
  {
    id: "player_blocked",
    name: "a blocked player's bet is refused, his win is taken",
    needs: ["win"],
    applies: (scene) => scene.target.blockPlayer !== undefined,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      expectDone(await scene.call(bet), "the bet", whole(7));
      await scene.target.blockPlayer?.(player.playerId);
      expectRefused(await scene.call(betOf(scene, player, whole(1))), "a blocked player's bet", "player_blocked");
      expectDone(await scene.call(winOf(bet, whole(5))), "a blocked player's win", whole(12));
      await expectBalance(scene, player, whole(12), "after the win");
    },
  },
  {
    id: "other_currency",
    name: "a call in another currency is refused and moves nothing",
    needs: ["win"],
    applies: (scene) => scene.dialect.namesCurrency,
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const currency = scene.target.otherCurrency;
      const bet = betOf(scene, player, whole(3));
      expectRefused(await scene.call({ ...bet, currency }), "a bet in another currency", "wrong_currency");
      const taken = betOf(scene, player, whole(3));
      expectDone(await scene.call(taken), "a bet in the player's currency", whole(7));
      expectRefused(await scene.call({ ...winOf(taken, whole(5)), currency }), "a win in another currency", "wrong_currency");
      await expectBalance(scene, player, whole(7), "after calls in another currency");
    },
  },
]);

function balanceOf(scene: Scene, player: AcceptancePlayer): VendorOperation {
  return { kind: "balance", playerToken: player.playerToken, playerId: player.playerId, currency: scene.target.currency };
}

function max(left: bigint, right: bigint): bigint {
  return left > right ? left : right;
}
