import { describe, expect, it } from "vitest";
import type { KeyStore } from "../../../shared/session/local-keys.ts";
import { pendingIdentityIn, pendingIdentityOf } from "./pending-identity.ts";

const identity = {
  provider: "google",
  displayName: "Thida",
  email: "thida@people.example",
  ticket: "t",
  expiresAt: "2026-03-01T12:00:00Z",
} as const;
const storeOf = (text: string | null): KeyStore => ({ get: () => text, set: () => undefined, remove: () => undefined });

describe("a person whom an outside service knows", () => {
  it("is known from the refusal, without an address where it gave none", () => {
    expect(pendingIdentityOf(identity)).toEqual(identity);
    const { email: _email, ...nameless } = identity;
    expect(pendingIdentityOf(nameless)).toEqual(nameless);
  });

  it.each([undefined, null, "x", {}, { ...identity, provider: "other" }, { ...identity, ticket: 1 }])("is nobody in %j", (value) => {
    expect(pendingIdentityOf(value)).toBeUndefined();
  });

  it("stays until the ticket has run out; damage reads as nobody", () => {
    const store = storeOf(JSON.stringify(identity));
    expect(pendingIdentityIn(store, Date.parse("2026-03-01T11:59:59Z"))).toEqual(identity);
    expect(pendingIdentityIn(store, Date.parse("2026-03-01T12:00:00Z"))).toBeUndefined();
    expect(pendingIdentityIn(storeOf("{"), 0)).toBeUndefined();
    expect(pendingIdentityIn(storeOf(null), 0)).toBeUndefined();
  });
});
