import { openServiceLink } from "@lantern/rules/messages/open-service-link.ts";
import { describe, expect, it } from "vitest";
import { demoMerchants } from "../site/demo-merchants.ts";
import { readMerchantFile } from "../site/merchant-file.ts";
import type { Merchant } from "../platform/context.ts";
import { getCustomerService } from "./get-customer-service.ts";

const asked = (language: string, settings: Readonly<Record<string, unknown>>) =>
  getCustomerService({ language, merchant: { settings } as unknown as Merchant });
const opened = ({ service, hosts }: ReturnType<typeof asked>) => (service === null ? null : openServiceLink(service, hosts));

const settings = {
  customerServiceLinks: { EN: "https://service.example/en?from=app", MY: "https://service.example/မြန်မာ" },
  customerServiceHosts: ["service.example"],
};

describe("customer service", () => {
  it("7.17.4 7.22.1 the link of the language, or else the English one, opens by the last 8 characters of the path", () => {
    expect(opened(asked("EN", settings))).toBe("https://service.example/en?from=app");
    expect(opened(asked("MY", settings))).toBe(new URL("https://service.example/မြန်မာ").href);
    expect(opened(asked("TH", settings))).toBe("https://service.example/en?from=app");
    const [first, second] = [asked("EN", settings), asked("EN", settings)];
    expect(first.service?.path).toMatch(/^\/customer-service\/[A-Za-z0-9]{8}$/);
    expect(first.service?.path).not.toBe(second.service?.path);
    expect(JSON.stringify(first.service)).not.toContain("service.example");
  });

  it("7.17.4 a merchant without one answers that there is none", () => {
    expect(asked("EN", {})).toEqual({ service: null, hosts: [] });
    expect(asked("TH", { ...settings, customerServiceLinks: { MY: "https://service.example/" } }).service).toBeNull();
  });

  it.each(["http://service.example/", "https://elsewhere.example/", "javascript:alert(1)", "https://service.example@elsewhere.example/"])(
    "7.22.1 a link that no app would follow is not sent, nor taken with a merchant: %s",
    (link) => {
      expect(asked("EN", { ...settings, customerServiceLinks: { EN: link } }).service).toBeNull();
      const { banners: _banners, ...merchant } = demoMerchants[0]!;
      const file = (links: object) => JSON.stringify({ ...merchant, settings: { ...settings, customerServiceLinks: links } });
      expect(() => readMerchantFile(file({ EN: link }))).toThrow("settings/customerServiceLinks/EN must be an https link to a host of");
      expect(readMerchantFile(file(settings.customerServiceLinks)).settings["customerServiceHosts"]).toEqual(["service.example"]);
    },
  );
});
