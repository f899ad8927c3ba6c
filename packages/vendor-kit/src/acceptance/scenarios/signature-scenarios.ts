import { expectBalance, expectRefused } from "../expectation.ts";
import type { DialectRequest } from "../dialect.ts";
import { scenariosOf } from "../scenario.ts";
import { betOf, type Scene } from "../scene.ts";
import { whole } from "../whole.ts";

/** Whether the bytes are the vendor's. */
export const signatureScenarios = scenariosOf([
  {
    id: "signature_missing",
    name: "a call without a signature is refused and moves nothing",
    run: (scene) => refusedUnsigned(scene, "an unsigned bet", (request) => scene.dialect.unsigned(request)),
  },
  {
    id: "signature_other",
    name: "a call signed with another secret is refused and moves nothing",
    run: async (scene) => {
      const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
      const bet = betOf(scene, player, whole(3));
      const foreign = scene.dialect.write(bet, scene.dialect.foreign(scene.credentials));
      const { httpStatus, body } = await scene.send(foreign, "bet");
      expectRefused(scene.dialect.read(bet, httpStatus, body), "a bet signed with another secret", "invalid_signature");
      await expectBalance(scene, player, whole(10), "after a bet signed with another secret");
    },
  },
  {
    id: "signature_changed",
    name: "a call changed after it was signed is refused and moves nothing",
    run: (scene) => refusedUnsigned(scene, "a bet changed after signing", (request) => scene.dialect.tampered(request)),
  },
]);

async function refusedUnsigned(scene: Scene, what: string, spoil: (request: DialectRequest) => DialectRequest): Promise<void> {
  const player = await scene.target.newPlayer({ balanceUnits: whole(10) });
  const bet = betOf(scene, player, whole(3));
  const { httpStatus, body } = await scene.send(spoil(scene.dialect.write(bet, scene.credentials)), "bet");
  expectRefused(scene.dialect.read(bet, httpStatus, body), what, "invalid_signature");
  await expectBalance(scene, player, whole(10), `after ${what}`);
}
