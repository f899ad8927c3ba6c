import { routeTable } from "@lantern/mobile/app/route-table.ts";
import { expect, it } from "vitest";
import { addressOf } from "./page-addresses.ts";
import { openPhone, useBrowser } from "./phone.ts";

useBrowser();

/** Lantern in English and Burmese is visited by `accessibility.test.ts`. */
const houses = [
  { house: "Lantern", host: "localhost", languages: { TH: "th", TY: "fil" } },
  { house: "Jade House", host: "jade.localhost", languages: { MY: "my", EN: "en" } },
] as const;
/** In the first language of each house pages come through the service worker. */
const visits = houses.flatMap(({ house, host, languages }) =>
  Object.entries(languages).map(([language, htmlLang], index) => ({ house, host, language, htmlLang, withServiceWorker: index === 0 })),
);

const visitorPages = routeTable.filter(({ access }) => access === undefined).map(({ page }) => page);

it.each(visits)("a visitor opens every page of $house in $language, and nothing goes wrong in any", async (visit) => {
  const { host, language, htmlLang, withServiceWorker } = visit;
  const phone = await openPhone({ width: 360, height: 740, host, language, withServiceWorker });
  const faults: string[] = [];
  for (const page of visitorPages) {
    await phone.go(addressOf(page, htmlLang));
    expect(await phone.page.evaluate(() => document.documentElement.lang), page).toBe(htmlLang);
    faults.push(...phone.faults.splice(0).map((fault) => `${page}: ${fault}`));
  }
  expect(faults).toEqual([]);
  await phone.close();
});

interface Answers {
  readonly queries: readonly { readonly state: { dataUpdatedAt: number } }[];
}

it("a first HTML that took its time comes to life as it is, and what is old in it is renewed after", async () => {
  const phone = await openPhone();
  const { page, context, origin } = phone;
  await page.addInitScript(() => {
    // The app's own script runs right after this.
    document.addEventListener("readystatechange", () => {
      const text = document.querySelector("#answers")?.firstChild;
      if (!(text instanceof Text) || document.readyState !== "interactive") return;
      const answers = JSON.parse(text.data) as Answers;
      for (const { state } of answers.queries) state.dataUpdatedAt -= 60_000;
      text.data = JSON.stringify(answers);
    });
  });
  await context.route(`${origin}/home`, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: { hotGames: { gameName: string }[] } };
    const [first] = answer.value.hotGames;
    if (first !== undefined) first.gameName = "Renewed";
    await route.fulfill({ response, json: answer });
  });
  await phone.go("/");
  await page.getByText("Renewed").first().waitFor();
  await phone.close();
});
