import { studioVendorCode } from "@lantern/vendor-kit/studio-vendor.ts";
import { makeWalletClient } from "@lantern/vendor-kit/wallet-client.ts";
import { afterEach, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../http/testing/test-server.ts";
import { gamesPlugins } from "../plugins.ts";
import { plantGame } from "../testing/plant-game.ts";

const [before, after] = ["ab".repeat(32), "cd".repeat(32)] as const;
const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** What a vendor who signs with `secret` is told about a token that nobody has. */
async function statusFor(studioSecret: string, studioSecretAlso: string | undefined, secret: string): Promise<string> {
  const server = await startTestServer({
    calls: [],
    answers: [],
    plugins: gamesPlugins,
    configuration: { studioSecret, studioSecretAlso },
  });
  servers.push(server);
  await plantGame(server.scope, server.merchantIds["LANTERN"] ?? "", { gameCode: "TIGER" });
  const wallet = makeWalletClient({ platformUrl: server.url, vendorCode: studioVendorCode, secret });
  const outcome = await wallet.authenticate({ playerToken: "nobody-has-this-token", gameCode: "TIGER" });
  return outcome.kind === "refused" ? outcome.status : outcome.kind;
}

it("a vendor's calls count under either secret while it is exchanged, and under one alone otherwise", async () => {
  expect(await statusFor(before, after, before)).toBe("invalid_token");
  expect(await statusFor(before, after, after)).toBe("invalid_token");
  expect(await statusFor(after, undefined, before)).toBe("invalid_signature");
});
