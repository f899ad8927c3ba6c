import { text } from "@lantern/phrases/text.ts";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PageFacts } from "../shared/page/page-facts.ts";
import { makeRouter } from "../shared/router/router.ts";
import type { KeyStore } from "../shared/session/local-keys.ts";
import { memoryHistory } from "../shared/router/history.ts";
import type { Transport } from "../shared/wire/transport.ts";
import { App } from "./app.tsx";
import { makeAppRouter } from "./app-router.ts";
import { makeServices } from "./make-services.ts";

const nothing: KeyStore = { get: () => null, set: () => undefined, remove: () => undefined };

const home = {
  banners: [],
  announcements: [],
  categories: ["RNG", "ELOTT", "LOTT"],
  vendors: [],
  hotGames: [],
  lotteries: [],
  esportsLeaveSports: true,
  hotMatchCount: 0,
  recentWins: [],
};

interface Platform {
  readonly flags?: Readonly<Record<string, boolean>>;
  readonly resources?: readonly { readonly resourceType: string; readonly url: string }[];
  readonly maintenance?: boolean;
  readonly regionRestriction?: boolean;
  readonly home?: Readonly<Record<string, unknown>>;
}

function statusOf({ flags = {}, resources = [], maintenance = false, regionRestriction = false }: Platform): unknown {
  return {
    info: {
      merchant: {
        code: "LANTERN",
        name: "Lantern",
        defaultLanguage: "EN",
        languages: ["EN", "MY"],
        zone: "Asia/Bangkok",
        currencies: ["THB"],
        theme: "lantern",
      },
      customerService: { liveChat: null, telegram: null },
      domainRoute: { member: "localhost", agent: "agent.localhost" },
      entrance: "shared",
      mobileTemplate: { app_background: "", app_desc: "", app_desc_font_color: "", mem_cen: "1", dep_func: "1" },
      paths: {},
      register: { username: true, mobileNum: true, mobileVerification: true, mobilePassword: true },
      resources,
      whitelabel: flags,
      switches: {},
      mainDomain: "localhost",
      imageCDNs: [],
      sms: { resendSeconds: 60, countryDialingCode: "+66" },
    },
    maintenance,
    regionRestriction,
    serverTime: "2026-01-01T00:00:00.000Z",
  };
}

function transportOf(platform: Platform): Transport {
  return async ({ address }) => {
    if (address.startsWith("/wps/system/status")) return { status: 200, body: { success: true, value: statusOf(platform) } };
    if (address === "/home") return { status: 200, body: { success: true, value: { ...home, ...platform.home } } };
    return { status: 404, body: { success: false, errorCode: "request.not_found", message: "" } };
  };
}

function factsIn(language: "en" | "my"): PageFacts {
  return {
    merchantCode: "LANTERN",
    merchantName: "Lantern",
    theme: "lantern",
    language,
    languages: ["en", "my"],
    timeZone: "Asia/Bangkok",
    currency: "THB",
    minimumAge: 18,
  };
}

/** The first HTML of a page, as a visitor gets it. */
async function htmlOf(
  href: string,
  platform: Platform = {},
  language: "en" | "my" = "en",
  brand: Partial<PageFacts> = {},
): Promise<string> {
  const { services, i18n } = await makeServices({
    facts: { ...factsIn(language), ...brand },
    transport: transportOf(platform),
    local: nothing,
    session: nothing,
    navigate: () => undefined,
    device: () => "MOBILE",
  });
  const router = makeAppRouter(services, memoryHistory(href));
  await router.loadFirst();
  return renderToString(<App services={services} i18n={i18n} router={router} />);
}

const has = {
  cord: (html: string) => html.includes('class="categories"'),
  menu: (html: string) => html.includes('class="bottom-menu"'),
  footers: (html: string) => html.includes("Copyright 2019-2025"),
};

describe("brands", () => {
  it("a merchant's theme shapes strip, menu and pictures, and no other's is in the page", async () => {
    const [lantern, jade] = await Promise.all([htmlOf("/m/vip"), htmlOf("/m/vip", {}, "en", { theme: "jade" })]);
    expect([lantern.includes('id="lantern-body"'), lantern.includes('id="dish"')]).toEqual([true, false]);
    expect([jade.includes('id="lantern-body"'), jade.includes('id="dish"')]).toEqual([false, true]);
    expect(lantern).toContain('src="/art/themes/lantern/soon.webp"');
    expect(jade).toContain('src="/art/themes/jade/soon.webp"');
  });

  it("the age in the footer is the market's", async () => {
    const [usual, strict] = await Promise.all([htmlOf("/"), htmlOf("/", {}, "en", { minimumAge: 21 })]);
    expect(usual).toMatch(/age-mark[^>]*>18(?:<!-- -->)?\+</);
    expect(strict).toMatch(/age-mark[^>]*>21(?:<!-- -->)?\+</);
  });
});

describe("frame", () => {
  it("2.9.1 2.12.1 home begins with the logo, other pages with a back arrow and their title", async () => {
    const [homePage, vip] = await Promise.all([htmlOf("/"), htmlOf("/m/vip")]);
    expect(homePage).toContain('class="logo"');
    expect(homePage).not.toContain('aria-label="Back"');
    expect(vip).toContain('aria-label="Back"');
    expect(vip).toContain("VIP</span>");
  });

  it("2.9.2 2.10.1 2.10.2 login has neither strip, menu nor footers; forget has footers only; gameList has no strip; vip has all", async () => {
    const [login, forget, gameList, vip] = await Promise.all(
      ["/m/login", "/m/forget", "/m/gameList", "/m/vip"].map((href) => htmlOf(href)),
    );
    const parts = [login, forget, gameList, vip].map((html = "") => [has.cord(html), has.menu(html), has.footers(html)]);
    expect(parts).toEqual([
      [false, false, false],
      [false, false, true],
      [false, true, true],
      [true, true, true],
    ]);
  });

  it("2.11 the bottom menu leads home, to activity, to the voucher centre, to service and to the member centre", async () => {
    const menu = /<nav class="bottom-menu".*?<\/nav>/s.exec(await htmlOf("/"))?.[0] ?? "";
    expect([...menu.matchAll(/href="(\/[^"#]*)"/g)].map(([, href]) => href)).toEqual([
      "/",
      "/m/activity",
      "/m/voucherCenter",
      "/m/member/home",
    ]);
    expect(menu).toMatch(/<button[^>]*aria-haspopup="dialog"[^>]*>.*Service/s);
  });

  it("2.13 a visitor's home offers register and log in, and free play only where FREEPLAY3 is on", async () => {
    const [plain, free] = await Promise.all([htmlOf("/"), htmlOf("/", { flags: { FREEPLAY3: true } })]);
    for (const html of [plain, free]) {
      expect(html).toContain('href="/m/login"');
      expect(html).toContain('href="/m/register"');
      expect(html).toContain('aria-label="More"');
    }
    expect(plain).not.toContain('href="/m/trail"');
    expect(free).toContain('href="/m/trail"');
  });

  it("2.13 2.15 visitors see the download icon where a link exists", async () => {
    expect(await htmlOf("/")).not.toContain('aria-label="Get the app"');
    expect(await htmlOf("/", { resources: [{ resourceType: "Android", url: "/a.apk" }] })).toContain('aria-label="Get the app"');
  });

  it("2.1.2 an unknown path shows home in place", async () => {
    expect(await htmlOf("/m/nowhere")).toContain('data-page="home"');
  });

  it("2.28.3 the strip shows both lottery categories as one", async () => {
    const html = await htmlOf("/");
    expect(html.match(/href="\/m\/lottery"/g)).toHaveLength(1);
  });

  it("9.10.3 the copyright runs from 2019 to 2025", async () => {
    expect(await htmlOf("/")).toContain("Copyright 2019-2025 Lantern");
  });
});

describe("status pages", () => {
  it("2.52.1 2.52.2 8.1.13 8.1.14 restriction is Access Denied; maintenance wins where both apply", async () => {
    const [restricted, working, both] = await Promise.all([
      htmlOf("/", { regionRestriction: true }),
      htmlOf("/", { maintenance: true }),
      htmlOf("/", { maintenance: true, regionRestriction: true }),
    ]);
    expect(restricted).toContain("Access Denied");
    expect(working).toContain("The platform is under maintenance");
    expect(both).toContain("The platform is under maintenance");
    for (const html of [restricted, working, both]) expect(has.menu(html)).toBe(false);
  });
});

describe("home", () => {
  it("2.25 says that there is no announcement, and leads to the announcements", async () => {
    const html = await htmlOf("/");
    expect(html).toContain("No announcements");
    expect(html).toContain('href="/m/notice"');
  });

  it("2.25 shows banners, announcements and each studio once", async () => {
    const vendor = { accountTypeName: "GNAGA", displayName: "Golden Naga", supportPlay: 0, iconUrl: "" };
    const html = await htmlOf("/", {
      home: {
        banners: [{ id: "1", title: "The night market is open", subtitle: "", imageUrl: "/art/banners/x", linkPath: "/m/vip" }],
        announcements: [{ id: "1", title: "Water festival hours" }],
        vendors: [
          { ...vendor, gameCategory: "RNG", gameCount: 4 },
          { ...vendor, gameCategory: "FISH", gameCount: 2 },
        ],
      },
    });
    expect(html).toContain("The night market is open");
    expect(html).toContain("Water festival hours");
    expect(html.match(/Golden Naga/g)).toHaveLength(1);
    expect(html).toContain("6 games");
  });

  it("9.3 a single banner is no carousel", async () => {
    const banner = { title: "One", subtitle: "", imageUrl: "/art/banners/x", linkPath: null };
    const one = await htmlOf("/", { home: { banners: [{ ...banner, id: "1" }] } });
    const two = await htmlOf("/", {
      home: {
        banners: [
          { ...banner, id: "1" },
          { ...banner, id: "2" },
        ],
      },
    });
    expect(one).not.toContain("carousel-dots");
    expect(two).toContain("carousel-dots");
  });

  it("1.8.1 is in the reader's language", async () => {
    expect(await htmlOf("/", {}, "my")).toContain(text("my", "home.announcements.none"));
  });

  it("2.9.1 8.1.12 8.9 a page that did not come keeps the loading picture and a bar to go back by, says so and offers to try again", async () => {
    const { services, i18n } = await makeServices({
      facts: factsIn("en"),
      transport: transportOf({}),
      local: nothing,
      session: nothing,
      navigate: () => undefined,
      device: () => "MOBILE",
    });
    const router = makeRouter({
      history: memoryHistory("/m/game"),
      load: () => Promise.reject(new Error("chunk lost")),
      preload: () => undefined,
    });
    await router.loadFirst();
    const html = renderToString(<App services={services} i18n={i18n} router={router} />);
    expect(html).toContain("Loading failed, click to retry");
    expect(html).toContain("route-loading");
    expect(html).toContain("Try again");
    expect(html).toContain('aria-label="Back"');
  });
});
