import type { Frame, FrameLocator } from "playwright-core";

/** Time enough to bet three times before the match begins; with a match every half minute there is always one that leaves it. */
const leadSeconds = 20;

/** The code of the first match of a league's page that leaves enough time to bet. */
export async function matchWithTime(league: Frame | FrameLocator): Promise<string> {
  const found = await league.locator(".match").evaluateAll(
    (cards, least) =>
      cards.flatMap((card) => {
        const [minutes = 0, seconds = 0] = (card.querySelector(".match-clock")?.textContent ?? "").split(":").map(Number);
        const code = card.querySelector("[data-choice]")?.getAttribute("data-choice")?.split(" ")[0];
        return code !== undefined && minutes * 60 + seconds >= least ? [code] : [];
      })[0],
    leadSeconds,
  );
  if (found === undefined) throw new Error("no match leaves enough time");
  return found;
}
