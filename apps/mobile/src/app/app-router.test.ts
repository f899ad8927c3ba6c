import { describe, expect, it } from "vitest";
import type { PageName } from "../paths.ts";
import { hrefs } from "../paths.ts";
import type { KeyStore } from "../shared/session/local-keys.ts";
import { memoryHistory } from "../shared/router/history.ts";
import { makeAppRouter } from "./app-router.ts";
import { makeServices } from "./make-services.ts";

const nothing: KeyStore = { get: () => null, set: () => undefined, remove: () => undefined };

async function routerOf({ firstTimeLogin }: { readonly firstTimeLogin: boolean }) {
  const asked: string[] = [];
  let silent = false;
  const { services } = await makeServices({
    facts: {
      merchantCode: "LANTERN",
      merchantName: "Lantern",
      theme: "lantern",
      language: "en",
      languages: ["en"],
      timeZone: "UTC",
      currency: "THB",
      minimumAge: 18,
    },
    transport: async ({ address }) => {
      asked.push(address);
      return silent ? new Promise<never>(() => undefined) : { status: 200, body: { success: true, value: {} } };
    },
    local: nothing,
    session: nothing,
    navigate: () => undefined,
    device: () => "MOBILE",
  });
  services.session.begin({ token: "t", merchantCode: "LANTERN", userName: "new01", type: 0, firstTimeLogin });
  const history = memoryHistory("/");
  const router = makeAppRouter(services, history);
  await router.loadFirst();
  const shown = async (href: string): Promise<PageName> => {
    await router.navigate(href);
    return router.state().match.page;
  };
  const fallSilent = () => {
    silent = true;
    asked.length = 0;
  };
  return { shown, router, services, asked, fallSilent };
}

/** Lets everything run that waits for nothing but promises; no task of its own begins meanwhile. */
async function sameTask(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
}

describe("a tap on a link", () => {
  it("shows a page that was open before in its own task, and reads anew behind what is old", async () => {
    const { shown, router, services, asked, fallSilent } = await routerOf({ firstTimeLogin: false });
    await shown(hrefs.page("announcements"));
    await services.queryClient.invalidateQueries({ refetchType: "none" });
    fallSilent();
    void router.navigate(hrefs.page("home"));
    await sameTask();
    expect(router.state()).toMatchObject({ status: "ready", match: { page: "home" } });
    expect(asked.length).toBeGreaterThan(0);
    void router.navigate(hrefs.page("announcements"));
    await sameTask();
    expect(router.state()).toMatchObject({ status: "ready", match: { page: "announcements" } });
  });

  it("leaves the old page where it is while a page that was never open waits for its data", async () => {
    const { shown, router, services, fallSilent } = await routerOf({ firstTimeLogin: false });
    await shown(hrefs.page("userAgreement"));
    services.queryClient.clear();
    fallSilent();
    void router.navigate(hrefs.page("announcements"));
    await sameTask();
    expect(router.state().match.page).toBe("userAgreement");
  });
});

describe("a member whose password somebody else chose", () => {
  it("is led to its change from wherever he goes, and may read the agreement before", async () => {
    const { shown } = await routerOf({ firstTimeLogin: true });
    for (const href of [hrefs.page("home"), hrefs.page("memberHome"), hrefs.lottery(), "/m/lotto-h5/en/trad/games/1"])
      expect(await shown(href)).toBe("changePassword");
    expect(await shown(hrefs.page("userAgreement"))).toBe("userAgreement");
  });

  it("goes where he wants once it is changed", async () => {
    const { shown, services } = await routerOf({ firstTimeLogin: true });
    const session = services.session.current();
    if (session !== undefined) services.session.begin({ ...session, firstTimeLogin: false });
    expect(await shown(hrefs.page("memberHome"))).toBe("memberHome");
  });
});
