import { describe, expect, it } from "vitest";
import type { KeyStore } from "../../../shared/session/local-keys.ts";
import { forgetCredentials, rememberCredentials, rememberedCredentials } from "./remembered-credentials.ts";

function memoryStore(): KeyStore & { readonly kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  };
}

describe("remembered credentials", () => {
  it("come back as they were, in any script", () => {
    const store = memoryStore();
    const credentials = { username: "ကျော်_92", loginType: "password", countryDialingCode: "+95" } as const;
    rememberCredentials(store, credentials);
    expect(rememberedCredentials(store)).toEqual(credentials);
  });

  it("are kept in Base64 twice over with a separator, and the credential's place is empty", () => {
    const store = memoryStore();
    rememberCredentials(store, { username: "somchai", loginType: "password", countryDialingCode: "+66" });
    const parts = atob(store.kept.get("remPass") ?? "")
      .split("|")
      .map(atob);
    expect(parts).toEqual(["somchai", "", "password", "+66"]);
  });

  it("are gone once forgotten, and damage reads as nothing", () => {
    const store = memoryStore();
    rememberCredentials(store, { username: "somchai", loginType: "password", countryDialingCode: "+66" });
    forgetCredentials(store);
    expect(rememberedCredentials(store)).toBeUndefined();
    store.set("remPass", "%%%");
    expect(rememberedCredentials(store)).toBeUndefined();
  });
});
