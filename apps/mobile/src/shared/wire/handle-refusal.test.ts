import { QueryClient } from "@tanstack/react-query";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { AppServices } from "../page/app-services.tsx";
import { lostSessionEvent } from "../session/lost-session.ts";
import { makeSessionStore } from "../session/session-store.ts";
import type { KeyStore } from "../session/local-keys.ts";
import { makeToastStore } from "../toast/toasts.ts";
import { siteState } from "../page/site-state.ts";
import { handleRefusal } from "./handle-refusal.ts";
import type { Refused } from "./outcome.ts";

function memory(): KeyStore {
  const kept = new Map<string, string>();
  return { get: (key) => kept.get(key) ?? null, set: (key, value) => void kept.set(key, value), remove: (key) => void kept.delete(key) };
}

function servicesOf() {
  const went: string[] = [];
  const session = makeSessionStore({ merchantCode: "LANTERN", local: memory(), session: memory() });
  const services = {
    toasts: makeToastStore(),
    session,
    queryClient: new QueryClient(),
    text: (id: string) => id,
    navigate: (href: string) => void went.push(href),
  } as unknown as AppServices;
  return { services, session, went, texts: () => services.toasts.items().map(({ kind, text }) => `${kind} ${text}`) };
}

const refusal = (errorCode: string, message = ""): Refused => ({
  ok: false,
  errorCode: errorCode as Refused["errorCode"],
  message,
  value: undefined,
  status: 422,
});
const info = { token: "t1", merchantCode: "LANTERN", userName: "demo01", type: 0, firstTimeLogin: false };

beforeEach(() => {
  vi.useFakeTimers();
  const window = new EventTarget();
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("dispatchEvent", window.dispatchEvent.bind(window));
  vi.stubGlobal("location", { pathname: "/m/withdraw", search: "?a=1" });
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

describe("refusals", () => {
  it("an override per code comes first, and alone", () => {
    const { services, texts } = servicesOf();
    const seen: string[] = [];
    handleRefusal(services, refusal("wallet.insufficient_funds", "No"), {
      overrides: { "wallet.insufficient_funds": ({ message }) => seen.push(message) },
    });
    expect([seen, texts()]).toEqual([["No"], []]);
  });

  it("what nobody treats is said in the platform's words", () => {
    const { services, texts } = servicesOf();
    handleRefusal(services, refusal("request.failed", "Unknown error"));
    handleRefusal(services, refusal("network.unreachable"));
    expect(texts()).toEqual(["error Unknown error", "error shell.network.unreachable"]);
  });

  it("8.5.1 8.6 stays silent where the caller says so", () => {
    const { services, texts } = servicesOf();
    handleRefusal(services, refusal("lottery.game_closed", "Closed"), { silent: true });
    expect(texts()).toEqual([]);
  });

  it("8.1.8 an ended session is forgotten, said, and leads to the login page that returns here", () => {
    const { services, session, went, texts } = servicesOf();
    session.begin(info);
    services.queryClient.setQueryData(["private", "get-wallet", null], {});
    services.queryClient.setQueryData(["public", "get-home", null], {});
    handleRefusal(services, refusal("access.session_expired"), { silent: true });
    handleRefusal(services, refusal("access.session_expired"), { silent: true });
    expect(session.current()).toBeUndefined();
    expect(texts()).toEqual(["info shell.session.ended"]);
    expect(went).toEqual(["/m/login?from=%2Fm%2Fwithdraw%3Fa%3D1"]);
    expect(
      services.queryClient
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey[0]),
    ).toEqual(["public"]);
  });

  it("a page that says itself that the session is lost is not left", () => {
    const { services, session, went, texts } = servicesOf();
    session.begin(info);
    addEventListener(lostSessionEvent, (event) => event.preventDefault());
    handleRefusal(services, refusal("access.session_expired"));
    expect(session.current()).toBeUndefined();
    expect([texts(), went]).toEqual([[], []]);
  });

  it("8.4.1 a visitor is asked to log in, for 2 s, and stays where he is", () => {
    const { services, went, texts } = servicesOf();
    handleRefusal(services, refusal("access.not_logged_in", "You are not logged in"));
    expect([texts(), went]).toEqual([["info shell.pleaseLogIn"], []]);
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual([]);
  });

  it("8.1.14 maintenance closes the app, silent or not", () => {
    handleRefusal(servicesOf().services, refusal("site.maintenance"), { silent: true });
    expect(siteState.current()).toBe("maintenance");
  });
});
