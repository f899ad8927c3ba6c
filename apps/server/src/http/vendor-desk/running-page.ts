import { setTimeout as pause } from "node:timers/promises";
import { readAcceptanceRun, type AcceptanceRun, type CaseLine } from "../../games/vendor-desk/acceptance-run.ts";
import { readLastRun } from "../../games/vendor-desk/check-endpoint.ts";
import type { Scope } from "../../platform/context.ts";
import { countsOf, endpointSection, partSection, walletHead, type AcceptancePage } from "./acceptance-pages.ts";
import type { DeskTexts } from "./desk-page.ts";
import { markup, type Markup } from "./markup.ts";

const lookEveryMs = 300;
/** Longer than a run may take. */
const watchMsMax = 320_000;

/**
 * The page of a run that is under way, piece by piece: what is done is sent as soon as it is, and the counts when all is. Without a script,
 * and without loading anything again.
 */
export async function* runningPieces(
  texts: DeskTexts,
  scope: Scope,
  of: Pick<AcceptancePage, "terms" | "bringsPublicKey">,
): AsyncGenerator<Markup> {
  const { say } = texts;
  const { code } = of.terms;
  yield markup`<p class="note" role="status">${say("vendors.checks.running")}</p>`;
  const startedMs = performance.now();
  let sentEndpoint = false;
  let sent = 0;
  for (;;) {
    const run = await readAcceptanceRun(scope, code);
    if (run === undefined) return;
    if (!sentEndpoint && run.endpointCheckedAt !== null) {
      sentEndpoint = true;
      yield markup`${endpointSection(texts, of, (await readLastRun(scope, code))?.results ?? [])}${walletHead(texts, of, run)}`;
    }
    for (const part of sentEndpoint ? doneParts(run, sent) : []) {
      sent += part.length;
      yield partSection(texts, part);
    }
    if (run.finishedAt !== null || performance.now() - startedMs > watchMsMax) {
      const results = (await readLastRun(scope, code))?.results ?? [];
      yield markup`<h2>${say("vendors.checks.ran")}</h2>${countsOf(texts, run, results)}<p><a class="button" href="/vendors/checks">${say("vendors.checks.result")}</a></p>`;
      return;
    }
    await pause(lookEveryMs);
  }
}

/** Parts all of whose cases are done, behind those that were sent. */
function doneParts({ cases }: AcceptanceRun, sent: number): CaseLine[][] {
  const done: CaseLine[][] = [];
  let rest = cases.slice(sent);
  for (;;) {
    const [first] = rest;
    const part = rest.filter((one) => one.part === first?.part);
    if (first === undefined || part.some(({ outcome }) => outcome === null)) return done;
    done.push(part);
    rest = rest.slice(part.length);
  }
}
