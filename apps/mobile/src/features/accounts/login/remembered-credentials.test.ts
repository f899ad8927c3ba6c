import { describe, expect, it } from "vitest";
import type { KeyStore } from "../../../shared/session/local-keys.ts";
import { dropDeviceCredential, forgetCredentials, rememberCredentials, rememberedCredentials } from "./remembered-credentials.ts";

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

  it("3.4 are kept in Base64 twice over with a separator, with the device's credential in the password's place", () => {
    const store = memoryStore();
    const name = { username: "somchai", loginType: "password", countryDialingCode: "+66" } as const;
    const parts = () =>
      atob(store.kept.get("remPass") ?? "")
        .split("|")
        .map(atob);
    rememberCredentials(store, { ...name, deviceCredential: "secret-of-this-device" });
    expect(parts()).toEqual(["somchai", "secret-of-this-device", "password", "+66"]);
    expect(rememberedCredentials(store)).toEqual({ ...name, deviceCredential: "secret-of-this-device" });
    dropDeviceCredential(store);
    expect(parts()).toEqual(["somchai", "", "password", "+66"]);
    expect(rememberedCredentials(store)).toEqual(name);
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
