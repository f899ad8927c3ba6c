import type { Translate } from "@lantern/phrases/i18n.ts";

/** What a device is called: "Chrome on Android", or what of it is known. */
export function deviceLabel(t: Translate, { browser, system }: { readonly browser: string; readonly system: string }): string {
  if (browser !== "" && system !== "") return t("devices.name", { browser, system });
  return browser || system || t("devices.unknown");
}
