import { describe, expect, it } from "vitest";
import type { AppServices } from "../../../shared/page/app-services.tsx";
import type { KeyStore } from "../../../shared/session/local-keys.ts";
import { unreachable } from "../../../shared/wire/outcome.ts";
import { rememberCredentials, rememberedCredentials } from "./remembered-credentials.ts";
import { standingCredentials } from "./standing-credentials.ts";

const name = { username: "somchai", loginType: "password", countryDialingCode: "+66" } as const;
const kept = { ...name, deviceCredential: "secret-of-this-device" };

function storeWith(credentials: typeof kept): KeyStore {
  const entries = new Map<string, string>();
  const store: KeyStore = {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
  rememberCredentials(store, credentials);
  return store;
}

/** A platform that answers like this, and what it was asked. */
function platform(answer: unknown) {
  const asked: unknown[] = [];
  const callServer = async (_call: unknown, input: unknown) => {
    asked.push(input);
    return answer;
  };
  return { asked, callServer: callServer as AppServices["wire"]["callServer"] };
}

describe("what the login form offers", () => {
  it("3.4 is the device's credential where it stands", async () => {
    const store = storeWith(kept);
    const { asked, callServer } = platform({ ok: true, value: { stands: true } });
    expect(await standingCredentials({ callServer }, store, kept)).toEqual(kept);
    expect(asked).toEqual([{ body: { deviceCredential: "secret-of-this-device" } }]);
    expect(rememberedCredentials(store)).toEqual(kept);
  });

  it("3.4 is the name alone where it has ended, and the credential is forgotten", async () => {
    const store = storeWith(kept);
    const { callServer } = platform({ ok: true, value: { stands: false } });
    expect((await standingCredentials({ callServer }, store, kept)).deviceCredential).toBeUndefined();
    expect(rememberedCredentials(store)).toEqual(name);
  });

  it("is what was kept where nobody answers, and nobody is asked where there is no credential", async () => {
    const store = storeWith(kept);
    const { asked, callServer } = platform(unreachable());
    expect(await standingCredentials({ callServer }, store, kept)).toEqual(kept);
    expect(rememberedCredentials(store)).toEqual(kept);
    expect(await standingCredentials({ callServer }, store, name)).toEqual(name);
    expect(asked).toHaveLength(1);
  });
});
