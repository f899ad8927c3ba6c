import Bowser from "bowser";

/** What a device is called, by proper names alone: `{ browser: "Chrome", system: "Android" }`. Empty where it does not say. */
export interface DeviceName {
  readonly browser: string;
  readonly system: string;
}

const nameLengthMax = 40;

export function deviceNameOf(userAgent: string): DeviceName {
  if (userAgent === "") return { browser: "", system: "" };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: (browser.name ?? "").slice(0, nameLengthMax), system: (os.name ?? "").slice(0, nameLengthMax) };
}
