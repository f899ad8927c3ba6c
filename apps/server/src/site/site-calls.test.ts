import type { CallValue } from "@lantern/contract/call.ts";
import type { getBanners } from "@lantern/contract/site/get-banners.ts";
import type { getConsolidatedSettings } from "@lantern/contract/site/get-consolidated-settings.ts";
import type { getCountries } from "@lantern/contract/site/get-countries.ts";
import type { getDomainRoute } from "@lantern/contract/site/get-domain-route.ts";
import type { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import type { getWhitelabel } from "@lantern/contract/site/get-whitelabel.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../http/testing/test-server.ts";
import { createMerchant } from "./create-merchant.ts";
import { forgetMerchants } from "./find-merchant.ts";
import { siteAnswers } from "./routes.ts";

/** The names of specification 6.5.2. */
const flags = ["USERNAMEREG3", "MOBILENUMREG3", "REGMOBVERF3", "MOBILENUMPASSREG3", "FACEBOOKLOGIN3", "GOOGLELOGIN3", "CBS3", "FREEPLAY3"];
const resources = {
  IOS: "https://apps.example/ios",
  Android: "https://apps.example/lantern.apk",
  MOBILECONFIG: "https://apps.example/web.mobileconfig",
  HELPCENTER: "https://help.example/",
  AppDownloadIcon: "/art/app-icon",
  FACEBOOK: "https://facebook.example/full",
  TELEGRAM: "https://telegram.example/full",
  AFFILIATELINK: "https://full.example/join",
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ calls: siteAnswers.map(({ call }) => call), answers: siteAnswers });
  await server.database.tx((transaction) =>
    createMerchant(server.scope, transaction, {
      code: "FULL",
      name: "Full House",
      defaultLanguage: "EN",
      zone: "Asia/Manila",
      currencies: ["PHP"],
      theme: "jade",
      settings: {
        ageMin: 21,
        imageCdns: ["https://cdn1.example", "https://cdn2.example"],
        liveChatUrl: "https://chat.example/",
        telegramUrl: "https://telegram.example/help",
        appBackground: "/art/app-background",
        appDescription: "Play anywhere",
        appDescriptions: { TH: "เล่นได้ทุกที่" },
        appDescriptionColour: "#ffffff",
        memberCentreCards: true,
        depositCards: false,
        countryDialingCode: "+63",
        logoutToHome: true,
      },
      hostNames: ["full.example", "www.full.example"],
      flagsOn: flags,
      switchesOn: ["REGCEN"],
      resources,
      banners: [],
    }),
  );
});
afterAll(() => server.close());

async function valueOf<Value>(path: string, host = "full.example", headers: Record<string, string> = {}): Promise<Value> {
  const { status, body } = await server.request("GET", path, { host, headers });
  expect({ path, status }).toEqual({ path, status: 200 });
  return body?.value as Value;
}
type Status = CallValue<typeof getSystemStatus>;
const statusOf = (host?: string) => valueOf<Status>("/wps/system/status", host);

describe("get-system-status", () => {
  it("3.16.1 tells what the app must know of the merchant, and whether the house is open", async () => {
    const status = await statusOf();
    expect(status).toMatchObject({ maintenance: false, regionRestriction: false });
    expect(status.info).toMatchObject({
      customerService: { liveChat: "https://chat.example/", telegram: "https://telegram.example/help" },
      domainRoute: { member: "full.example", agent: "agent.full.example" },
      paths: { art: "/art/" },
      register: { username: true, mobileNum: true, mobileVerification: true, mobilePassword: true },
      whitelabel: { CBS3: true },
      mainDomain: "full.example",
      imageCDNs: ["https://cdn1.example", "https://cdn2.example"],
      sms: { resendSeconds: 60, countryDialingCode: "+63" },
    });
    expect(status.info.resources).toHaveLength(8);
    expect(status.info.mobileTemplate).toBeDefined();
  });

  it("3.16.2 tells the mobile template, where '1' means a new layout", async () => {
    expect((await statusOf()).info.mobileTemplate).toEqual({
      app_background: "/art/app-background",
      app_desc: "Play anywhere",
      app_desc_font_color: "#ffffff",
      mem_cen: "1",
      dep_func: "0",
    });
    const thai = await valueOf<Status>("/wps/system/status", "full.example", { language: "TH" });
    expect(thai.info.mobileTemplate.app_desc).toBe("เล่นได้ทุกที่");
    expect((await statusOf("jade.localhost")).info.mobileTemplate).toMatchObject({ mem_cen: "0", dep_func: "0" });
  });

  it("3.17 tells the links by their types", async () => {
    const links = (await statusOf()).info.resources.map(({ resourceType, url }) => [resourceType, url]);
    expect(Object.fromEntries(links)).toEqual(resources);
  });

  it("7.17.3 is a GET, and answers visitors", async () => {
    expect((await server.request("POST", "/wps/system/status", { body: {} })).status).toBe(404);
    expect((await server.request("GET", "/wps/system/status")).status).toBe(200);
  });

  it("tells that the house is closed, and both where both hold", async () => {
    const settings = JSON.stringify({ maintenance: true, restrictedNetworks: ["127.0.0.1", "2001:db8::/32"] });
    await server.database.query("update site_merchants set settings = settings || $1::jsonb where code = 'FULL'", [settings]);
    forgetMerchants(server.scope);
    expect(await statusOf()).toMatchObject({ maintenance: true, regionRestriction: true });
    const { status, body } = await server.request("GET", "/wps/system/whitelabel", { host: "full.example" });
    expect([status, body?.errorCode]).toEqual([503, "site.maintenance"]);
    await server.database.query("update site_merchants set settings = settings - 'maintenance' - 'restrictedNetworks' where code = 'FULL'");
    forgetMerchants(server.scope);
    expect(await statusOf()).toMatchObject({ maintenance: false, regionRestriction: false });
  });

  it("tells a merchant of any host the host that the visitor used, at both entrances", async () => {
    expect((await statusOf("192.168.1.7:8080")).info.domainRoute).toEqual({ member: "192.168.1.7", agent: "agent.192.168.1.7" });
    expect((await statusOf("agent.localhost:8080")).info.domainRoute).toEqual({ member: "localhost", agent: "agent.localhost" });
  });

  it("6.4.1 tells whose entrance a host is, where the merchant separates them", async () => {
    const entrances = async () =>
      Promise.all(["full.example", "agent.full.example"].map(async (host) => (await statusOf(host)).info.entrance));
    expect(await entrances()).toEqual(["shared", "shared"]);
    const set = (separate: boolean) =>
      server.database.query("update site_merchants set settings = settings || $1 where code = 'FULL'", [{ separateEntrances: separate }]);
    await set(true);
    forgetMerchants(server.scope);
    expect(await entrances()).toEqual(["members", "agents"]);
    await set(false);
    forgetMerchants(server.scope);
  });
});

describe("the merchant's switches", () => {
  it("6.5.2 tells the whitelabel flags that are on by their names", async () => {
    const { whitelabel } = await valueOf<CallValue<typeof getWhitelabel>>("/wps/system/whitelabel");
    expect(Object.keys(whitelabel).toSorted()).toEqual(flags.toSorted());
    expect(Object.values(whitelabel).every(Boolean)).toBe(true);
    const jade = await valueOf<CallValue<typeof getWhitelabel>>("/wps/system/whitelabel", "jade.localhost");
    expect(jade.whitelabel).not.toHaveProperty("FACEBOOKLOGIN3");
  });

  it("are the same in the consolidated settings, beside languages and what law decides", async () => {
    const settings = await valueOf<CallValue<typeof getConsolidatedSettings>>("/wps/system/settings/consolidated");
    expect(settings).toMatchObject({
      switches: { REGCEN: true },
      market: { minimumAge: 21, autoplay: false },
      logoutToHome: true,
      esportsLeaveSports: true,
    });
    expect(settings.languages).toEqual(["EN", "MY", "TH", "TY"]);
    const jade = await valueOf<CallValue<typeof getConsolidatedSettings>>("/wps/system/settings/consolidated", "jade.localhost");
    expect(jade.languages).toEqual(["MY", "EN"]);
    expect(Object.keys(settings.whitelabel).toSorted()).toEqual(flags.toSorted());
  });

  it("answers in a language that the merchant offers, in its default where another one is asked for", async () => {
    const titleOf = async (host: string, language: string) =>
      (await valueOf<readonly { title: string }[]>("/wps/relay/MCSFE_getBanners?group=m_home", host, { language }))[0]?.title;
    expect(await titleOf("localhost", "TH")).toMatch(/[\u0e00-\u0e7f]/);
    expect(await titleOf("jade.localhost", "TH")).toBe(await titleOf("jade.localhost", "MY"));
    expect(await titleOf("jade.localhost", "EN")).toBe("Welcome to Jade House");
  });

  it("9.5.2 has a default language of its own: EN at one merchant, MY at another", async () => {
    expect((await statusOf("localhost")).info.merchant).toMatchObject({ code: "LANTERN", defaultLanguage: "EN", zone: "Asia/Bangkok" });
    expect((await statusOf("jade.localhost")).info.merchant).toMatchObject({ code: "JADE", defaultLanguage: "MY", currencies: ["MMK"] });
  });
});

describe("get-domain-route", () => {
  it("lists the merchant's hosts, the main one first", async () => {
    expect(await valueOf<CallValue<typeof getDomainRoute>>("/wps/system/domainRoute", "www.full.example")).toEqual({
      mainDomain: "full.example",
      agentDomain: "agent.full.example",
      domains: ["full.example", "www.full.example"],
      imageCDNs: ["https://cdn1.example", "https://cdn2.example"],
    });
  });
});

describe("get-countries", () => {
  const countries = (headers: Record<string, string> = {}) =>
    valueOf<CallValue<typeof getCountries>>("/wps/system/country", "full.example", headers);

  it("lists every country once, the merchant's own first, then by name", async () => {
    const list = await countries();
    expect(list[0]).toEqual({ countryCode: "PH", countryDialingCode: "+63", name: "Philippines" });
    expect(list[1]?.name).toBe("Afghanistan");
    expect(new Set(list.map(({ countryCode }) => countryCode)).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(200);
    expect(list.every(({ countryDialingCode }) => /^\+[1-9]\d{0,3}$/.test(countryDialingCode))).toBe(true);
    expect(list.every(({ countryCode, name }) => name !== countryCode)).toBe(true);
  });

  it("names them in the language of the request", async () => {
    const list = await countries({ language: "MY" });
    expect(list.find(({ countryCode }) => countryCode === "MM")).toEqual({ countryCode: "MM", countryDialingCode: "+95", name: "မြန်မာ" });
  });
});

describe("get-banners", () => {
  const banners = (group: string, headers: Record<string, string> = {}, host = "localhost") =>
    valueOf<CallValue<typeof getBanners>>(`/wps/relay/MCSFE_getBanners?group=${group}`, host, headers);

  it("lists those of the group in the merchant's order, in the language of the request", async () => {
    const home = await banners("m_home");
    expect(home.map(({ title }) => title)).toEqual([
      "The night market is open",
      "Draws you can check yourself",
      "Try everything for free",
      "A draw every minute",
      "Play at your own pace",
    ]);
    expect((await banners("m_home", { language: "MY" }))[0]?.title).toMatch(/[\u1000-\u109f]/);
    expect((await banners("m_vip")).map(({ linkPath }) => linkPath)).toEqual(["/m/vip"]);
    expect(await banners("m_home", {}, "full.example")).toEqual([]);
  });

  it("leaves out those whose time has not come or is over", async () => {
    const [first, second] = await banners("m_home");
    const setTimes = "update site_banners set starts_at = $2, ends_at = $3 where id = $1";
    const now = server.clock.now();
    const later = new Date(now.getTime() + 60_000);
    await server.database.query(setTimes, [first?.id, later, null]);
    await server.database.query(setTimes, [second?.id, null, now]);
    expect((await banners("m_home")).map(({ title }) => title)).toEqual([
      "Try everything for free",
      "A draw every minute",
      "Play at your own pace",
    ]);
    server.clock.advance(60_000);
    expect((await banners("m_home")).map(({ id }) => id)).toContain(first?.id);
  });

  it("refuses a group that does not exist", async () => {
    expect((await server.request("GET", "/wps/relay/MCSFE_getBanners?group=m_other")).body?.errorCode).toBe("request.invalid");
  });
});
