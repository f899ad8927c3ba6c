import { readAcceptanceCase, readAcceptanceRun, startAcceptanceRun } from "../../games/vendor-desk/acceptance-run.ts";
import { readLastRun } from "../../games/vendor-desk/check-endpoint.ts";
import type { Problem } from "../../games/vendor-desk/desk-problem.ts";
import { readTerms } from "../../games/vendor-desk/integration-terms.ts";
import { protocolOf } from "../../games/vendor-protocols.ts";
import { findHost } from "../find-host.ts";
import { answerNotFound } from "../not-found.ts";
import { acceptanceBody, caseBody, caseName } from "./acceptance-pages.ts";
import { streamDeskPage } from "./desk-request.ts";
import { originOf, wordsOf, type DeskCall, type DeskSite } from "./desk-site.ts";
import { runningPieces } from "./running-page.ts";

/** The tab of the acceptance suite, and each of its cases. */
export function addCheckRoutes({ scope, findMerchant, faceRules, send, page, form }: DeskSite): void {
  async function sendChecks({ request, reply, engineer, texts }: DeskCall, problem?: Problem) {
    const terms = await readTerms(scope, engineer.integrationCode);
    const of = { terms, bringsPublicKey: protocolOf(terms.protocol).needs.includes("publicKey") };
    const run = await readAcceptanceRun(scope, terms.code);
    const shown = { title: texts.say("vendors.nav.checks"), who: engineer, tab: "checks" } as const;
    if (run?.finishedAt === null && problem === undefined)
      return streamDeskPage(request, reply, { ...shown, faceRules, pieces: runningPieces(texts, scope, of) });
    const last = { ...of, run, endpoint: await readLastRun(scope, terms.code), problem: wordsOf(texts, problem) };
    return send(request, reply.code(problem === undefined ? 200 : 422), { ...shown, body: acceptanceBody(texts, last) });
  }

  page("/vendors/checks", (call) => sendChecks(call));

  form("/vendors/checks", async (call) => {
    const { request, reply, engineer } = call;
    const hostName = request.hostname.toLowerCase();
    const { merchant } = await findHost({ scope, findMerchant }, hostName);
    if (merchant === undefined) return answerNotFound(request, reply);
    const problem = await startAcceptanceRun(scope, engineer, { merchant, hostName, origin: originOf(request) });
    return problem === undefined ? reply.redirect("/vendors/checks", 303) : sendChecks(call, problem);
  });

  page("/vendors/checks/:position", async ({ request, reply, engineer, texts }) => {
    const { position } = request.params as { readonly position: string };
    const one = await readAcceptanceCase(scope, engineer, position);
    if (one === undefined) return answerNotFound(request, reply);
    const isLast = (await readAcceptanceCase(scope, engineer, String(one.position + 1))) === undefined;
    return send(request, reply, { title: caseName(texts, one.name), who: engineer, tab: "checks", body: caseBody(texts, one, isLast) });
  });
}
