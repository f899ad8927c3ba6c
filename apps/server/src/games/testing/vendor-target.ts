import type { RunningTarget } from "@lantern/vendor-kit/acceptance/target.ts";
import { startTestServer } from "../../http/testing/test-server.ts";
import { systemClock } from "../../platform/clock.ts";
import { setMemberStatus } from "../../safeguards/set-member-status.ts";
import { openMember } from "../../wallet/testing/open-member.ts";
import { readBalances } from "../../wallet/read-balances.ts";
import { hashSecretToken } from "../../accounts/secret-token.ts";
import { openLaunch } from "../open-launch.ts";
import { gamesPlugins } from "../plugins.ts";
import { plantGame } from "./plant-game.ts";
import { makeVendorWire, type ProtocolName } from "./vendor-wire.ts";

/** The platform's real server with one vendor of the protocol installed, and the handles the acceptance suite needs. */
export async function startVendorTarget(kind: "embedded" | "postgres", protocol: ProtocolName = "studio"): Promise<RunningTarget> {
  const { vendorCode, brandCode, dialect, secret, configuration, install } = makeVendorWire(protocol);
  const server = await startTestServer({ calls: [], answers: [], plugins: gamesPlugins, database: kind, configuration });
  server.clock.set(systemClock.now());
  const { database, merchantIds } = server;
  const merchantId = merchantIds["LANTERN"];
  if (merchantId === undefined) throw new Error("The merchant LANTERN was not seeded");
  await install(server, merchantId);
  const game = await plantGame(server.scope, merchantId, { gameCode: "GN-TEST", integrationCode: vendorCode, vendorCode: brandCode });
  return {
    baseUrl: server.url,
    vendorCode,
    secret,
    dialect,
    gameCode: game.gameCode,
    currency: "THB",
    otherCurrency: "VND",
    newPlayer: async ({ balanceUnits }) => {
      const { memberId } = await openMember(database, { merchantId, fundsUnits: balanceUnits });
      const player = { memberId, sessionId: undefined, trial: false };
      const { playerToken } = await openLaunch(server.scope, database, { merchantId, game, player, currency: "THB", language: "en" });
      if (playerToken === undefined) throw new Error("A launch for real money gives a token");
      return { playerId: memberId, playerToken, balanceUnits };
    },
    expirePlayerToken: async (playerToken) => {
      await database.query("update games_launches set expires_at = started_at where token_hash = $1", [hashSecretToken(playerToken)]);
    },
    balanceOf: async (playerId) => (await readBalances(database, playerId)).spendableUnits,
    blockPlayer: (playerId) => database.tx((transaction) => setMemberStatus(transaction, { memberId: playerId, status: "suspended" })),
    close: () => server.close(),
  };
}
