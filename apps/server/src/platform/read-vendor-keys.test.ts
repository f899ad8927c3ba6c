import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { readVendorKeys } from "./read-vendor-keys.ts";

function makePair(modulusLength = 2_048) {
  return generateKeyPairSync("rsa", {
    modulusLength,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
  });
}

const [vendor, next, platform] = [makePair(), makePair(), makePair()];
const inPkcs8 = createPrivateKey(platform.privateKey).export({ type: "pkcs8", format: "pem" }).toString();
const oneLine = (pem: string) => pem.replaceAll("\n", String.raw`\n`);
const ofHarbour = {
  LANTERN_VENDOR_HARBOUR_PUBLIC_KEY: oneLine(vendor.publicKey),
  LANTERN_VENDOR_HARBOUR_PRIVATE_KEY: platform.privateKey,
  LANTERN_VENDOR_HARBOUR_OPERATOR_ID: "lantern",
  LANTERN_VENDOR_HARBOUR_CURRENCIES: "THB,MMK",
};

function read(environment: Record<string, string>) {
  const problems: string[] = [];
  return { keys: readVendorKeys(environment, problems), problems };
}

describe("keys of vendors", () => {
  it("are none where none is set", () => {
    expect(read({ LANTERN_SECRET: "x" })).toEqual({ keys: {}, problems: [] });
  });

  it("a shared secret, and the one that counts beside it", () => {
    const secret = "a secret of both sides";
    expect(read({ LANTERN_VENDOR_JUNKET_SECRET: secret })).toEqual({
      keys: { junket: { secret, more: {}, also: undefined } },
      problems: [],
    });
    const also = read({ LANTERN_VENDOR_JUNKET_SECRET: secret, LANTERN_VENDOR_JUNKET_SECRET_ALSO: "the secret before it" }).keys["junket"]
      ?.also;
    expect(also).toEqual({ secret: "the secret before it", more: {} });
  });

  it("keys in DER and base64 are as good as in PEM", () => {
    const bare = (pem: string) => pem.replaceAll(/-----[A-Z ]+-----|\n/g, "");
    const { keys, problems } = read({
      ...ofHarbour,
      LANTERN_VENDOR_HARBOUR_PUBLIC_KEY: bare(vendor.publicKey),
      LANTERN_VENDOR_HARBOUR_PRIVATE_KEY: bare(inPkcs8),
    });
    expect(problems).toEqual([]);
    expect(keys["harbour"]).toMatchObject({ secret: inPkcs8, more: { publicKey: vendor.publicKey } });
  });

  it("a private key in DER is taken as openssl pkey writes it, of RSA's own kind", () => {
    const bare = platform.privateKey.replaceAll(/-----[A-Z ]+-----|\n/g, "");
    const { keys, problems } = read({ ...ofHarbour, LANTERN_VENDOR_HARBOUR_PRIVATE_KEY: bare });
    expect(problems).toEqual([]);
    expect(keys["harbour"]?.secret).toBe(inPkcs8);
  });

  it("a vendor's public key in one line or many, our private key, and the key that counts beside his", () => {
    const { keys, problems } = read({ ...ofHarbour, LANTERN_VENDOR_HARBOUR_PUBLIC_KEY_ALSO: next.publicKey });
    expect(problems).toEqual([]);
    const { harbour } = keys;
    expect(harbour?.more).toEqual({ publicKey: vendor.publicKey, operatorId: "lantern", currencies: "THB,MMK" });
    expect(harbour?.also?.more["publicKey"]).toBe(next.publicKey);
    expect(harbour?.secret).toMatch(/^-----BEGIN PRIVATE KEY-----/);
  });

  it("what is wrong or missing is named, and says what to set", () => {
    const faults: readonly (readonly [Record<string, string>, string])[] = [
      [{ LANTERN_VENDOR_JUNKET_SECRET: "short" }, "LANTERN_VENDOR_JUNKET_SECRET "],
      [{ LANTERN_VENDOR_JUNKET_SECRET_ALSO: "a secret of both sides" }, "LANTERN_VENDOR_JUNKET_SECRET "],
      [{ ...ofHarbour, LANTERN_VENDOR_HARBOUR_PRIVATE_KEY: "" }, "LANTERN_VENDOR_HARBOUR_PRIVATE_KEY "],
      [{ ...ofHarbour, LANTERN_VENDOR_HARBOUR_PUBLIC_KEY: "no key" }, "LANTERN_VENDOR_HARBOUR_PUBLIC_KEY "],
      [{ ...ofHarbour, LANTERN_VENDOR_HARBOUR_PUBLIC_KEY: makePair(1_024).publicKey }, "LANTERN_VENDOR_HARBOUR_PUBLIC_KEY "],
      [{ ...ofHarbour, LANTERN_VENDOR_HARBOUR_OPERATOR_ID: "" }, "LANTERN_VENDOR_HARBOUR_OPERATOR_ID "],
      [{ ...ofHarbour, LANTERN_VENDOR_HARBOUR_CURRENCIES: "baht" }, "LANTERN_VENDOR_HARBOUR_CURRENCIES "],
    ];
    for (const [environment, name] of faults) {
      const { problems } = read(environment);
      expect(problems).toHaveLength(1);
      expect(problems[0]).toMatch(new RegExp(`^${name}.*set it`));
    }
  });
});
