import { availableLanguages } from "@lantern/phrases/languages.ts";
import { expect, test } from "vitest";
import { demoMerchants } from "../site/demo-merchants.ts";
import { demoAnnouncements } from "./demo-announcements.ts";
import { demoLotteries } from "./demo-lotteries.ts";
import { demoOfficialLotteries } from "./demo-official-lotteries.ts";

const texts = [
  ...demoMerchants.flatMap(({ banners }) => banners.map((banner) => banner.texts)),
  ...demoAnnouncements.map((announcement) => announcement.texts),
  ...demoLotteries.map(({ names }) => names),
  ...demoOfficialLotteries.map(({ names }) => names),
];

test("what the demo merchants write is there in every language of the house", () => {
  expect(texts.length).toBeGreaterThan(10);
  const wireCodes = availableLanguages.map(({ wireCode }) => wireCode).toSorted();
  for (const written of texts) expect(Object.keys(written).toSorted(), JSON.stringify(written)).toEqual(wireCodes);
});

test("the Thai and the Burmese of the demo merchants are in their own letters", () => {
  for (const written of texts) {
    expect(JSON.stringify(written["TH"])).toMatch(/[\u0e00-\u0e7f]/);
    expect(JSON.stringify(written["MY"])).toMatch(/[\u1000-\u109f]/);
  }
});
