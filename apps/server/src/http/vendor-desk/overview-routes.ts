import type { Problem } from "../../games/vendor-desk/desk-problem.ts";
import { readTerms } from "../../games/vendor-desk/integration-terms.ts";
import { readSandbox, resetSandbox } from "../../games/vendor-desk/sandbox.ts";
import { readSeenCalls } from "../../games/vendor-desk/seen-calls.ts";
import { findHost } from "../find-host.ts";
import { answerNotFound } from "../not-found.ts";
import { fieldOf } from "./desk-request.ts";
import { originOf, wordsOf, type DeskCall, type DeskSite } from "./desk-site.ts";
import { overviewBody } from "./pages.ts";

/** The first tab: where the integration stands, and its sandbox. */
export function addOverviewRoutes({ scope, findMerchant, send, page, form }: DeskSite): void {
  async function sendOverview({ request, reply, engineer, texts }: DeskCall, problem?: Problem) {
    const terms = await readTerms(scope, engineer.integrationCode);
    const body = overviewBody(texts, {
      terms,
      callbackUrl: `${originOf(request)}/vendor/${terms.code}/`,
      sandbox: await readSandbox(scope, terms.code),
      seen: await readSeenCalls(scope, engineer, terms),
      problem: wordsOf(texts, problem),
      typedAmount: problem === undefined ? undefined : fieldOf(request, "amount"),
    });
    return send(request, reply.code(problem === undefined ? 200 : 422), {
      title: texts.say("vendors.nav.overview"),
      who: engineer,
      tab: "overview",
      body,
    });
  }

  page("/vendors", (call) => sendOverview(call));

  form("/vendors/sandbox", async (call) => {
    const { request, reply, engineer } = call;
    const { merchant } = await findHost({ scope, findMerchant }, request.hostname.toLowerCase());
    if (merchant === undefined) return answerNotFound(request, reply);
    const problem = await resetSandbox(scope, engineer, { merchant, amountText: fieldOf(request, "amount") });
    return problem === undefined ? reply.redirect("/vendors", 303) : sendOverview(call, problem);
  });
}
