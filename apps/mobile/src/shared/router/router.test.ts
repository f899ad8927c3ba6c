import { describe, expect, it } from "vitest";
import { memoryHistory } from "./history.ts";
import type { RouteMatch } from "./match.ts";
import { makeRouter } from "./router.ts";

/** A router whose pages load when the test says so. */
function routerAt(href: string, elsewhere: (match: RouteMatch) => string | undefined = () => undefined) {
  const history = memoryHistory(href);
  const waiting: { readonly page: string; readonly settle: (failure?: Error) => void }[] = [];
  const router = makeRouter({
    history,
    load: (match) =>
      new Promise((resolve, reject) => {
        waiting.push({ page: match.page, settle: (failure) => (failure === undefined ? resolve(elsewhere(match)) : reject(failure)) });
      }),
    preload: () => undefined,
  });
  const settle = async (failure?: Error) => {
    waiting.shift()?.settle(failure);
    await Promise.resolve();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { router, history, waiting, settle };
}

describe("router", () => {
  it("shows the old page until the new one has loaded", async () => {
    const { router, settle } = routerAt("/");
    const first = router.loadFirst();
    await settle();
    await first;
    const going = router.navigate("/m/vip?level=3");
    expect(router.state().match.page).toBe("home");
    await settle();
    await going;
    expect(router.state()).toMatchObject({ status: "ready", action: "push", match: { page: "vip", query: { level: "3" } } });
  });

  it("keeps query values as text", async () => {
    const { router, settle } = routerAt("/m/gameList?vassalage=007&minBet=1e3");
    void router.loadFirst();
    await settle();
    expect(router.state().match.query).toEqual({ vassalage: "007", minBet: "1e3" });
  });

  it("a newer navigation takes the place of one that still loads", async () => {
    const { router, settle, waiting } = routerAt("/");
    void router.loadFirst();
    await settle();
    void router.navigate("/m/vip");
    void router.navigate("/m/notice");
    const [vip, notice] = waiting.splice(0, 2);
    notice?.settle();
    await settle();
    vip?.settle();
    await settle();
    expect(router.state().match.page).toBe("announcements");
  });

  it("goes where the page sends its visitor instead", async () => {
    const { router, history, settle } = routerAt("/", ({ page }) => (page === "withdraw" ? "/m/login?from=%2Fm%2Fwithdraw" : undefined));
    void router.loadFirst();
    await settle();
    void router.navigate("/m/withdraw");
    await settle();
    await settle();
    expect(history.location().pathname).toBe("/m/login");
    expect(router.state().match).toMatchObject({ page: "login", query: { from: "/m/withdraw" } });
  });

  it("8.9 shows a failure and loads again when asked", async () => {
    const { router, settle } = routerAt("/");
    void router.loadFirst();
    await settle(new Error("chunk lost"));
    expect(router.state()).toMatchObject({ status: "failed", failure: new Error("chunk lost") });
    void router.reload();
    await settle();
    expect(router.state().status).toBe("ready");
  });

  it("2.12.3 back is one step back", async () => {
    const { router, settle } = routerAt("/m/gameCenter");
    const stop = router.start();
    void router.loadFirst();
    await settle();
    void router.navigate("/m/vip");
    await settle();
    router.back("/");
    await settle();
    expect(router.state()).toMatchObject({ action: "pop", match: { page: "gameCentre" } });
    stop();
  });

  it("2.38.1 with one entry in the history, back replaces it by home", async () => {
    const { router, history, settle } = routerAt("/m/lottery");
    void router.loadFirst();
    await settle();
    router.back("/");
    await settle();
    expect(router.state().match.page).toBe("home");
    expect(history.location().index).toBe(0);
  });

  it("2.7 reads the values in a path", async () => {
    const { router, settle } = routerAt("/m/lotto-h5/a%20b/ent/games/12?prize_mode=Lott");
    void router.loadFirst();
    await settle();
    expect(router.state().match.params).toEqual({ mui: "a b", playType: "ent", gameId: "12" });
  });
});
