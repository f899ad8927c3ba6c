import { expectBalance, expectRefused } from "../expectation.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf } from "../scene.ts";
import { whole } from "../whole.ts";

/** What no vendor should send. */
export const malformedScenarios = scenariosOf([
  {
    id: "malformed_amounts",
    name: "malformed amounts are refused and move nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      for (const amount of scene.dialect.malformedAmounts) {
        const answer = await scene.call(betOf(scene, player, whole(1)), { amount });
        expectRefused(answer, `a bet of ${JSON.stringify(amount)}`, "invalid_request");
        await expectBalance(scene, player, whole(10), `after a bet of ${JSON.stringify(amount)}`);
      }
    },
  },
  {
    id: "malformed_too_large",
    name: "a bet larger than any ledger holds is refused and moves nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const answer = await scene.call(betOf(scene, player, 10n ** 18n - 10_000n));
      expectRefused(answer, "a bet of 18 digits", "insufficient_funds", "invalid_request", "limit_reached");
      await expectBalance(scene, player, whole(10), "after a bet of 18 digits");
    },
  },
]);
