import type { VendorDialect } from "@lantern/vendor-kit/acceptance/dialect.ts";
import { exchange, makeAgent } from "@lantern/vendor-kit/acceptance/exchange.ts";
import { afterEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../http/testing/test-server.ts";
import type { Configuration } from "../../platform/configuration.ts";
import { gamesPlugins } from "../plugins.ts";
import { plantGame } from "../testing/plant-game.ts";
import { makeKeyPair } from "../testing/stand-in-keys.ts";
import { makeVendorWire, type ProtocolName, type VendorWire } from "../testing/vendor-wire.ts";

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

interface Side {
  /** What the vendor signs with. */
  readonly vendor: string;
  /** What the platform checks it with. */
  readonly platform: string;
}

function sidesOf(protocol: ProtocolName): readonly [Side, Side] {
  if (protocol === "rsa-wallet") {
    const [before, after] = [makeKeyPair(), makeKeyPair()];
    return [
      { vendor: before.privateKey, platform: before.publicKey },
      { vendor: after.privateKey, platform: after.publicKey },
    ];
  }
  const [before, after] = ["ab".repeat(32), "cd".repeat(32)] as const;
  return [
    { vendor: before, platform: before },
    { vendor: after, platform: after },
  ];
}

function configurationOf(protocol: ProtocolName, key: string, also: string | undefined): Partial<Configuration> {
  switch (protocol) {
    case "studio":
      return { studioSecret: key, studioSecretAlso: also };
    case "action-wallet":
      return { vendorKeys: { junket: { secret: key, more: {}, also: also === undefined ? undefined : { secret: also, more: {} } } } };
    case "rsa-wallet": {
      const more = (publicKey: string) => ({ publicKey, operatorId: "lantern", currencies: "THB" });
      const ours = makeKeyPair().privateKey;
      return {
        vendorKeys: {
          harbour: { secret: ours, more: more(key), also: also === undefined ? undefined : { secret: ours, more: more(also) } },
        },
      };
    }
  }
}

/** What a vendor who signs with `secret` is told of a bet of nobody. */
async function statusFor(wire: VendorWire, configuration: Partial<Configuration>, secret: string): Promise<string> {
  const server = await startTestServer({ calls: [], answers: [], plugins: gamesPlugins, configuration });
  servers.push(server);
  const merchantId = server.merchantIds["LANTERN"] ?? "";
  await wire.install(server, merchantId);
  await plantGame(server.scope, merchantId, { gameCode: "TIGER" });
  return askFor(server, wire.dialect, { vendorCode: wire.vendorCode, secret });
}

async function askFor(server: TestServer, dialect: VendorDialect, credentials: { vendorCode: string; secret: string }): Promise<string> {
  const nobody = { playerId: "nobody", playerToken: "nobody-has-this-token", currency: "THB" };
  const bet = { kind: "bet", transactionId: "t-1", roundId: "r-1", gameCode: "TIGER", ...nobody, amountUnits: 10_000n } as const;
  const agent = makeAgent();
  const { httpStatus, body } = await exchange(server.url, dialect.write(bet, credentials), agent);
  agent.destroy();
  return dialect.read(bet, httpStatus, body).status;
}

describe.each(["studio", "rsa-wallet", "action-wallet"] as const)("a vendor that speaks %s", (protocol) => {
  it("has his calls taken under either key while it is exchanged, and under one alone otherwise", async () => {
    const wire = makeVendorWire(protocol);
    const [before, after] = sidesOf(protocol);
    const both = configurationOf(protocol, before.platform, after.platform);
    expect(await statusFor(wire, both, before.vendor)).toBe("invalid_token");
    expect(await statusFor(wire, both, after.vendor)).toBe("invalid_token");
    expect(await statusFor(wire, configurationOf(protocol, after.platform, undefined), before.vendor)).toBe("invalid_signature");
  });
});
