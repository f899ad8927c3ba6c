import { expect, it } from "vitest";
import { offeredProviders } from "./offered-providers.ts";

it("2.20.1 2.20.2 Telegram is offered beside either method where it is ready, Facebook and Google beside the password alone", () => {
  expect(offeredProviders(["telegram", "facebook", "google"], "password")).toEqual(["telegram", "facebook", "google"]);
  expect(offeredProviders(["telegram", "facebook", "google"], "sms")).toEqual(["telegram"]);
  expect(offeredProviders(["google"], "password")).toEqual(["google"]);
  expect(offeredProviders([], "password")).toEqual([]);
});
