import { describe, expect, it } from "vitest";
import { acceptedHashes, hashCode, type CodeToHash } from "./code-hash.ts";

const secret = "0123456789abcdef".repeat(4);
const next = "fedcba9876543210".repeat(4);
const code: CodeToHash = { merchantId: "m", purpose: "login", recipient: "+66812345678", code: "123456" };

describe("the hash of a code", () => {
  it("is another for every merchant, purpose, recipient, code and secret", () => {
    const hashes = [
      hashCode(secret, code),
      hashCode(next, code),
      hashCode(secret, { ...code, merchantId: "n" }),
      hashCode(secret, { ...code, purpose: "registration" }),
      hashCode(secret, { ...code, recipient: "+66812345679" }),
      hashCode(secret, { ...code, code: "123457" }),
      // Where one part ends and the next begins matters.
      hashCode(secret, { ...code, recipient: "+6681234567", code: "8123456" }),
    ];
    expect(new Set(hashes.map((hash) => hash.toString("hex"))).size).toBe(hashes.length);
  });

  it("still counts while the platform's secret is exchanged for another, and no longer", () => {
    const issued = hashCode(secret, code).toString("hex");
    const accepted = (configuration: { secret: string; secretAlso: string | undefined }) =>
      acceptedHashes(configuration, code).map((hash) => hash.toString("hex"));
    expect(accepted({ secret: next, secretAlso: secret })).toContain(issued);
    expect(accepted({ secret: next, secretAlso: undefined })).not.toContain(issued);
  });
});
