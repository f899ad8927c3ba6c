import { describe, expect, it } from "vitest";
import { isIos, isIosSafari, isMobile, isNativeApp } from "./device.ts";
import { downloadOptions, hasDownload, type DownloadSituation } from "./download-options.ts";

const resources: DownloadSituation["resources"] = [
  { resourceType: "Android", url: "/a.apk" },
  { resourceType: "IOS", url: "/i" },
  { resourceType: "MOBILECONFIG", url: "/p.mobileconfig" },
];
const iphone: DownloadSituation = { mobile: true, ios: true, iosSafari: true, standalone: false, webclip: false, resources };
const kinds = (situation: DownloadSituation) => downloadOptions(situation).map(({ kind }) => kind);

describe("download options", () => {
  it("2.47.1 offers the home screen to Safari on iOS only, and not when standalone", () => {
    expect(kinds(iphone)).toContain("home-screen");
    expect(kinds({ ...iphone, iosSafari: false })).not.toContain("home-screen");
    expect(kinds({ ...iphone, standalone: true })).not.toContain("home-screen");
  });

  it("2.47.1 offers the profile on mobile iOS where the link exists and WEBCLIP is not set", () => {
    expect(kinds(iphone)).toContain("profile");
    expect(kinds({ ...iphone, webclip: true })).not.toContain("profile");
    expect(kinds({ ...iphone, resources: resources.slice(0, 2) })).not.toContain("profile");
    expect(kinds({ ...iphone, ios: false, iosSafari: false })).toEqual(["android"]);
  });

  it("2.47.2 shows all options off mobile", () => {
    expect(kinds({ mobile: false, ios: false, iosSafari: false, standalone: false, webclip: true, resources })).toEqual([
      "home-screen",
      "android",
      "profile",
      "ios",
    ]);
  });

  it("links of other kinds are no downloads", () => {
    expect(hasDownload([{ resourceType: "HELPCENTER", url: "/m/service" }])).toBe(false);
    expect(hasDownload(resources)).toBe(true);
  });
});

describe("devices", () => {
  const safari =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1";
  const chromeOnIos =
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126.0 Mobile/15E148 Safari/604.1";
  const ipad = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15";
  const android = "Mozilla/5.0 (Linux; Android 14; SM-A146B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36";

  it("tells Safari on iOS from other browsers there", () => {
    expect([isIosSafari(safari, 5), isIosSafari(chromeOnIos, 5), isIosSafari(android, 5)]).toEqual([true, false, false]);
  });

  it("knows an iPad by its touch points", () => {
    expect([isIos(ipad, 5), isIos(ipad, 0)]).toEqual([true, false]);
  });

  it("knows phones and the native wrapper", () => {
    expect([isMobile(android), isMobile("Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0")]).toEqual([true, false]);
    expect([isNativeApp(`${android} LanternApp/2.1`), isNativeApp(android)]).toEqual([true, false]);
  });
});
