import { exchange, makeAgent } from "@lantern/vendor-kit/acceptance/exchange.ts";
import type { DialectRequest } from "@lantern/vendor-kit/acceptance/dialect.ts";
import { hashSecretToken } from "../../../accounts/secret-token.ts";
import { setMemberStatus } from "../../../safeguards/set-member-status.ts";
import { openMember } from "../../../wallet/testing/open-member.ts";
import { openLaunch } from "../../open-launch.ts";
import { startGamesServer, type GamesServer } from "../games-server.ts";
import { plantGame } from "../plant-game.ts";
import { makeVendorWire, type ProtocolName, type VendorWire } from "../vendor-wire.ts";
import { readBooks, type Books } from "./books.ts";
import { currency, type Manners } from "./plan.ts";

export interface SimulatedPlayer {
  readonly playerId: string;
  readonly playerToken: string;
}

/** The platform as one simulated vendor reaches it. */
export interface PlatformUnderTest {
  readonly wire: VendorWire;
  readonly gameCode: string;
  readonly send: (request: DialectRequest) => Promise<{ readonly httpStatus: number; readonly body: string }>;
  readonly newPlayer: (balanceUnits: bigint) => Promise<SimulatedPlayer>;
  readonly newLaunch: (playerId: string) => Promise<string>;
  readonly expire: (playerToken: string) => Promise<void>;
  readonly suspend: (playerId: string) => Promise<void>;
  readonly books: (playerIds: readonly string[], prefix: string) => Promise<Books>;
}

export const protocols = ["studio", "rsa-wallet", "action-wallet"] as const satisfies readonly ProtocolName[];

export interface SimulatedPlatforms {
  readonly server: GamesServer;
  readonly of: Readonly<Record<ProtocolName, PlatformUnderTest>>;
  readonly close: () => Promise<void>;
}

/** One server on PostgreSQL with a vendor of each protocol, reached over HTTP. */
export async function startSimulatedPlatforms(): Promise<SimulatedPlatforms> {
  const wires = protocols.map(makeVendorWire);
  const vendorKeys = Object.fromEntries(wires.flatMap(({ configuration }) => Object.entries(configuration.vendorKeys ?? {})));
  const server = await startGamesServer({ ...wires[0]?.configuration, vendorKeys });
  server.clock.set(new Date());
  const agent = makeAgent();
  const send = (request: DialectRequest) => exchange(server.url, request, agent);
  const platforms: PlatformUnderTest[] = [];
  for (const wire of wires) platforms.push(await platformOf(server, wire, send));
  const [studio, rsa, action] = platforms;
  if (studio === undefined || rsa === undefined || action === undefined) throw new Error("There are three protocols");
  return {
    server,
    of: { studio, "rsa-wallet": rsa, "action-wallet": action },
    close: async () => {
      agent.destroy();
      await server.close();
    },
  };
}

async function platformOf(server: GamesServer, wire: VendorWire, send: PlatformUnderTest["send"]): Promise<PlatformUnderTest> {
  const { scope, database, merchantId } = server;
  await wire.install(server, merchantId);
  const gameCode = `GAME-${wire.vendorCode}`;
  const game = await plantGame(scope, merchantId, { gameCode, integrationCode: wire.vendorCode, vendorCode: wire.brandCode });
  const newLaunch = async (memberId: string): Promise<string> => {
    const player = { memberId, sessionId: undefined, trial: false };
    const { playerToken } = await openLaunch(scope, database, { merchantId, game, player, currency, language: "en" });
    if (playerToken === undefined) throw new Error("A launch for real money gives a token");
    return playerToken;
  };
  return {
    wire,
    gameCode,
    send,
    newLaunch,
    newPlayer: async (balanceUnits) => {
      const { memberId: playerId } = await openMember(database, { merchantId, fundsUnits: balanceUnits });
      return { playerId, playerToken: await newLaunch(playerId) };
    },
    expire: async (playerToken) => {
      await database.query("update games_launches set expires_at = started_at where token_hash = $1", [hashSecretToken(playerToken)]);
    },
    suspend: (playerId) => database.tx((transaction) => setMemberStatus(transaction, { memberId: playerId, status: "suspended" })),
    books: (playerIds, prefix) => readBooks(database, playerIds, prefix),
  };
}

export function mannersOf({ wire: { dialect } }: PlatformUnderTest): Manners {
  return {
    grainUnits: dialect.grainUnits,
    winNamesBet: dialect.writeBatch === undefined,
    endsBy: dialect.supports.includes("end_round") ? "call" : "flag",
    batches: dialect.writeBatch !== undefined,
    malformedAmounts: dialect.malformedAmounts,
  };
}
