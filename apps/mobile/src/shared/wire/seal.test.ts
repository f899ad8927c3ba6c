import { sealingSuite } from "@lantern/contract/encryption.ts";
import { expect, it } from "vitest";
import { makeServerClock } from "../clock/server-clock.ts";
import { sealForPlatform } from "./seal.ts";
import type { Wire } from "./wire.ts";

it("a body is sealed for the key that the platform has now, not for one it had", async () => {
  const { publicKey } = await sealingSuite.GenerateKeyPair(true);
  const key = Buffer.from(await sealingSuite.SerializePublicKey(publicKey)).toString("base64url");
  let keyId = "first";
  const callServer = async () => ({ ok: true, value: { keyId, publicKey: key, serverTime: "2026-03-01T00:00:00.000Z" } });
  const request = { method: "POST", path: "/wps/session/login", merchantCode: "LANTERN", body: { password: "open sesame" } };
  const seal = () => sealForPlatform({ callServer } as unknown as Wire, makeServerClock(), request);
  expect((await seal()).header).toMatch(/^first\./);
  keyId = "second";
  expect((await seal()).header).toMatch(/^second\./);
});
