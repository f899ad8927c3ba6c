import { describe, expect, it } from "vitest";
import type { KeyStore } from "./local-keys.ts";
import { makeSessionStore } from "./session-store.ts";

function memoryStore(): KeyStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  };
}

const info = { token: "t1", merchantCode: "LANTERN", userName: "demo01", type: 0, firstTimeLogin: false };

function stores() {
  const local = memoryStore();
  const session = memoryStore();
  const open = () => makeSessionStore({ merchantCode: "LANTERN", local, session });
  return { local, session, open };
}

describe("session", () => {
  it("3.1.1 is kept as MC_SESSION_INFO with token, merchant, name, type and first login", () => {
    const { session, local, open } = stores();
    open().begin(info);
    expect(JSON.parse(session.get("MC_SESSION_INFO") ?? "")).toEqual(info);
    expect(local.get("MC_SESSION_INFO")).toBeNull();
    expect(open().current()).toEqual(info);
  });

  it("3.1.1 3.21.1 outlives the tab only with auto-login", () => {
    const { session, local, open } = stores();
    open().begin(info, { autoLogin: true });
    session.entries.clear();
    expect(open().current()).toEqual(info);
    local.set("autoLogin", "0");
    expect(open().current()).toBeUndefined();
  });

  it("3.21.1 marks a session that came by a one-time code", () => {
    const { local, open } = stores();
    open().begin(info, { oneTime: true });
    expect(local.get("sass")).toBe("1");
    open().begin(info);
    expect(local.get("sass")).toBeNull();
  });

  it("3.21.2 keeps a trial's user name in session storage", () => {
    const { session, local, open } = stores();
    open().begin({ ...info, type: 4 }, { trialUser: "trial77" });
    expect(session.get("trialUser")).toBe("trial77");
    expect([...local.entries.values()]).not.toContain("trial77");
  });

  it("4.1.1 tells listeners of login and logout", () => {
    const store = stores().open();
    const heard: (string | undefined)[] = [];
    const stop = store.subscribe(() => heard.push(store.current()?.userName));
    store.begin(info);
    store.end();
    stop();
    store.begin(info);
    expect(heard).toEqual(["demo01", undefined]);
  });

  it("4.1.2 logout forgets token and trial user and sets autoLogin to 0", () => {
    const { session, local, open } = stores();
    const store = open();
    store.begin(info, { autoLogin: true, trialUser: "trial77" });
    store.end();
    expect(store.current()).toBeUndefined();
    expect([session.get("MC_SESSION_INFO"), session.get("trialUser"), local.get("MC_SESSION_INFO"), local.get("autoLogin")]).toEqual([
      null,
      null,
      null,
      "0",
    ]);
  });

  it.each([
    ["another merchant's", JSON.stringify({ ...info, merchantCode: "JADE" })],
    ["damaged", "{"],
    ["without a token", JSON.stringify({ ...info, token: "" })],
    ["of a wrong type", JSON.stringify({ ...info, type: "0" })],
    ["no object", "null"],
  ])("takes nothing that is %s", (_, text) => {
    const { session, open } = stores();
    session.set("MC_SESSION_INFO", text);
    expect(open().current()).toBeUndefined();
  });
});
