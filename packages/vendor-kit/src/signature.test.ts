import { describe, expect, it } from "vitest";
import { sign, signatureMatches } from "./signature.ts";

const published = {
  secret: "test",
  body: '{"user_id":"8|USDT|USD","currency":"USD","game":"acceptance:test"}',
  signature: "442c4cd8926008096225416b21f5a1862fbf4fc4e5224362e3b463e85a39f40a",
};

describe("sign", () => {
  it("gives the published vector", () => {
    expect(sign(published.body, published.secret)).toBe(published.signature);
    expect(sign(new TextEncoder().encode(published.body), published.secret)).toBe(published.signature);
  });
});

describe("signatureMatches", () => {
  const matches = (body: string, presented: string | undefined) => signatureMatches(body, published.secret, presented);

  it("takes the signature of exactly these bytes", () => {
    expect(matches(published.body, published.signature)).toBe(true);
  });

  it("refuses another body, another secret, and everything that is no signature", () => {
    expect(matches(`${published.body} `, published.signature)).toBe(false);
    expect(signatureMatches(published.body, "test2", published.signature)).toBe(false);
    for (const presented of [undefined, "", "442c", `${published.signature}00`, published.signature.toUpperCase(), "é".repeat(64)]) {
      expect(matches(published.body, presented)).toBe(false);
    }
  });
});
