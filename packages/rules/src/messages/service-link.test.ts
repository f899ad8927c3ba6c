import des from "des.js";
import { describe, expect, it } from "vitest";
import { openServiceLink } from "./open-service-link.ts";
import { allowedServiceLink, serviceKeyOf } from "./service-link.ts";

const path = "/customer-service/q7Rk2mVz";
const hosts = ["service.example"];
const bytes = (hex: string) => Buffer.from(hex, "hex");

describe("the link to customer service", () => {
  // Sealed by another hand: openssl enc -des-cbc -K <key in hex> -iv <key in hex> -base64 -A -provider legacy -provider default
  it.each([
    [path, "653I+hfmchBG5f39L7q9rEKrcg4WYqu+H7Ayl/X5GMEwKLTmSh2YgQ==", "https://service.example/lantern/en"],
    [
      "/customer-service/0a1B2c3D",
      "hSDyTADmtoCyCVW0/55TczTt1OyeIASbravirq/NBnU3Ka/2EQW+fn+MtEDeXe9mhBUrNjcSrxw=",
      "https://service.example/%E1%80%99%E1%80%BC%E1%80%94%E1%80%BA%E1%80%99%E1%80%AC?from=app",
    ],
  ])("7.22.1 opens by the last 8 characters of the path %s", (sealedAt, link, opened) => {
    expect(openServiceLink({ path: sealedAt, link }, hosts)).toBe(opened);
  });

  it.each([
    ["is not sealed by TLS", "Z1KKH/MZwJY0rQvFAnYRaO4Xlv7Q11efDpMqtYr20ns="],
    ["leads elsewhere", "653I+hfmchDOkVnMJbj0+uKxuv9ncVKlbf7D21zoZpc="],
    ["is a script", "SqmaSlc0ScjKXI69rkdq5lyYxRw/4S3h"],
    ["leads elsewhere under the house's name", "653I+hfmchBG5f39L7q9rDo0Jvs2ZQmBJTYUPi6jlWwEIs+YlSBKGvAxsosvdjRc"],
    ["begins as an allowed host does", "653I+hfmchBG5f39L7q9rH4INhH0FATOSdQxFpDsIiGJyYuaB30kww4BpBc/U/K3"],
    ["is no link", "RCd6/q9OsBLW4g8mw2Zz+5yycjkaNQ+O"],
  ])("7.22.1 one that %s is not followed, though it opens", (_what, link) => {
    expect(openServiceLink({ path, link }, hosts)).toBeUndefined();
  });

  it("7.22.1 what does not open is no link, and breaks nothing", () => {
    const link = "653I+hfmchBG5f39L7q9rEKrcg4WYqu+H7Ayl/X5GMEwKLTmSh2YgQ==";
    expect(openServiceLink({ path: "/customer-service/q7Rk2mVy", link }, hosts)).toBeUndefined();
    for (const without of ["", "/short", "/customer-service/မြန်မာစာ"]) {
      expect(serviceKeyOf(without)).toBeUndefined();
      expect(openServiceLink({ path: without, link }, hosts)).toBeUndefined();
    }
    for (const broken of ["", "%%%", "AAAA", link.slice(4), link.slice(0, -4), `A${link.slice(1)}`])
      expect(openServiceLink({ path, link: broken }, hosts)).toBeUndefined();
    expect(openServiceLink({ path, link }, [])).toBeUndefined();
  });

  it("a host is meant with its port, whatever its letters' case", () => {
    expect(allowedServiceLink("https://Service.Example:443/x", ["SERVICE.example"])).toBe("https://service.example/x");
    expect(allowedServiceLink("https://service.example:8443/x", hosts)).toBeUndefined();
    expect(allowedServiceLink("https://service.example:8443/x", ["service.example:8443"])).toBe("https://service.example:8443/x");
  });

  it("the cipher is DES-CBC as FIPS 81 shows it", () => {
    const cipher = des.CBC.instantiate(des.DES).create({ type: "encrypt", key: bytes("0123456789abcdef"), iv: bytes("1234567890abcdef") });
    const sealed = cipher.update(new TextEncoder().encode("Now is the time for all "));
    expect(Buffer.from(sealed).toString("hex")).toBe("e5c7cdde872bf27c43e934008c389c0f683788499a7c05f6");
  });
});
