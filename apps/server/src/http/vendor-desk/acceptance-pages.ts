import { scenarioIdOf, scenarioParts } from "@lantern/vendor-kit/acceptance/scenarios.ts";
import type { TracedExpectation, TraceStep } from "@lantern/vendor-kit/acceptance/trace.ts";
import type { AcceptanceRun, CaseDetail, CaseLine } from "../../games/vendor-desk/acceptance-run.ts";
import type { CheckResult, EndpointRun } from "../../games/vendor-desk/check-endpoint.ts";
import type { IntegrationTerms } from "../../games/vendor-desk/integration-terms.ts";
import { bodyOf, tag } from "./call-parts.ts";
import { instant, note, type DeskTexts } from "./desk-page.ts";
import { markup, type Markup } from "./markup.ts";

export interface AcceptancePage {
  readonly terms: IntegrationTerms;
  /** The platform has the vendor's public key alone. */
  readonly bringsPublicKey: boolean;
  readonly run: AcceptanceRun | undefined;
  readonly endpoint: EndpointRun | undefined;
  readonly problem: string | undefined;
}

const classOfOutcome = { passed: "yes", failed: "no", skipped: "", not_applicable: "", not_run: "", waiting: "" } as const;

/** What ran last, side by side: what the vendor built, and the wallet by his terms. */
export function acceptanceBody(texts: DeskTexts, { run, endpoint, problem, ...of }: AcceptancePage): Markup {
  const { say } = texts;
  const ask = markup`${note("problem", problem)}<p>${say("vendors.checks.lead")}</p>
<form method="post" action="/vendors/checks"><button>${say("vendors.checks.run")}</button></form>`;
  if (run === undefined) return markup`${ask}<p class="after">${say("vendors.checks.never")}</p>`;
  const results = endpoint?.results ?? [];
  const parts = Object.keys(scenarioParts).flatMap((part) => {
    const cases = run.cases.filter((one) => one.part === part);
    return cases.length === 0 ? [] : [partSection(texts, cases)];
  });
  return markup`${ask}<h2>${say("vendors.checks.ran")}</h2>${countsOf(texts, run, results)}
${endpointSection(texts, of, results)}${walletHead(texts, of, run)}${parts}`;
}

/** How many passed and failed, of both sides together. */
export function countsOf({ say }: DeskTexts, { cases, startedAt, finishedAt }: AcceptanceRun, results: readonly CheckResult[]): Markup {
  const outcomes = [...cases, ...results].map(({ outcome }) => outcome);
  const [passed, failed] = (["passed", "failed"] as const).map((name) => outcomes.filter((outcome) => outcome === name).length);
  const words = say("vendors.checks.counts", {
    passed: passed ?? 0,
    failed: failed ?? 0,
    other: outcomes.length - (passed ?? 0) - (failed ?? 0),
  });
  const took = finishedAt === null ? undefined : say("vendors.calls.ms", { ms: finishedAt.getTime() - startedAt.getTime() });
  return markup`<p class="note ${failed === 0 ? "good" : "bad"}"><b>${words}</b><br>${instant(startedAt)}${took === undefined ? undefined : markup` · ${took}`}</p>`;
}

export function endpointSection(texts: DeskTexts, { terms }: Pick<AcceptancePage, "terms">, results: readonly CheckResult[]): Markup {
  const { say } = texts;
  return markup`<section class="wide"><h2>${say("vendors.checks.yourSide")}</h2><p class="mono">${terms.baseUrl}</p><p>${say("vendors.checks.yourSideNote")}</p>
<ul class="list">${results.map((result) => checkItem(texts, result))}</ul></section>`;
}

function checkItem(texts: DeskTexts, { name, outcome, detail, durationMs, sent }: CheckResult): Markup {
  const { say } = texts;
  const took = outcome === "skipped" ? undefined : markup`<span class="took">${say("vendors.calls.ms", { ms: durationMs })}</span>`;
  const why = detail === "" ? undefined : markup`<small class="why mono" lang="en" dir="ltr">${detail}</small>`;
  const line =
    sent === undefined
      ? undefined
      : markup`<details><summary>${say("vendors.case.steps")}</summary><p class="mono">${sent.method} ${sent.target}</p>
<h3>${say("vendors.call.request")}</h3>${bodyOf(texts, sent.request)}<h3>${say("vendors.call.response")} ${sent.httpStatus ?? "—"}</h3>${bodyOf(texts, sent.response)}</details>`;
  return markup`<li><span>${say(`vendors.check.${name}`)}${why}</span>${took}${tag(say(`vendors.outcome.${outcome}`), classOfOutcome[outcome])}${line}</li>`;
}

/** What the wallet's cases test, and by which terms. */
export function walletHead(
  { say }: DeskTexts,
  { terms, bringsPublicKey }: Pick<AcceptancePage, "terms" | "bringsPublicKey">,
  { cases }: Pick<AcceptanceRun, "cases">,
): Markup {
  if (cases.length === 0)
    return markup`<section class="wide"><p>${say("vendors.checks.noWallet")}</p>${terms.keepsMoney ? markup`<p>${say("vendors.checks.ownWallet")}</p>` : undefined}</section>`;
  return markup`<section class="wide"><h2>${say("vendors.checks.ourSide")}</h2><p>${say(bringsPublicKey ? "vendors.checks.ourSidePair" : "vendors.checks.ourSideNote")}</p>
<dl><dt>${say("vendors.protocol")}</dt><dd><a href="/vendors/docs/${terms.protocol}">${terms.protocol}</a></dd><dt>${say("vendors.terms.decimals")}</dt><dd>${terms.amountDecimals}</dd>
<dt>${say("vendors.terms.closing")}</dt><dd>${say(`vendors.terms.closing.${terms.roundClosing}`)}</dd></dl></section>`;
}

/** The cases of one part of the suite, open where one failed. */
export function partSection(texts: DeskTexts, cases: readonly CaseLine[]): Markup {
  const { say } = texts;
  const [first] = cases;
  if (first === undefined) return markup``;
  const failed = cases.filter(({ outcome }) => outcome === "failed").length;
  const passed = cases.filter(({ outcome }) => outcome === "passed").length;
  const counts = say("vendors.checks.counts", { passed, failed, other: cases.length - passed - failed });
  return markup`<details class="part"${failed > 0 ? markup` open` : undefined}><summary><h3>${say(`vendors.part.${first.part}`)}</h3>${tag(counts, failed > 0 ? "no" : passed > 0 ? "yes" : "")}</summary>
<ul class="list">${cases.map((one) => caseItem(texts, one))}</ul></details>`;
}

/** A case's name in the reader's language; one that the suite has no more, as it was written down then. */
export function caseName({ say }: DeskTexts, name: string): string {
  const id = scenarioIdOf(name);
  return id === undefined ? name : say(`vendors.scenario.${id}`);
}

function caseItem(texts: DeskTexts, { position, name, outcome, problem, durationMs }: CaseLine): Markup {
  const { say } = texts;
  const took =
    durationMs === null || outcome === "not_applicable"
      ? undefined
      : markup`<span class="took">${say("vendors.calls.ms", { ms: durationMs })}</span>`;
  const why = problem === null ? undefined : markup`<small class="why" lang="en" dir="ltr">${problem}</small>`;
  const shown = outcome ?? "waiting";
  return markup`<li><span><a href="/vendors/checks/${position}">${caseName(texts, name)}</a>${why}</span>${took}${tag(say(`vendors.outcome.${shown}`), classOfOutcome[shown])}</li>`;
}

/** One case: why it failed, and each call with its request, its answer and what was expected of it. */
export function caseBody(texts: DeskTexts, one: CaseDetail, isLast: boolean): Markup {
  const { say } = texts;
  const { position, part, outcome, problem, durationMs, steps, leftOutCount } = one;
  const shown = outcome ?? "waiting";
  const links = [
    position === 0 ? undefined : markup`<a class="quiet" href="/vendors/checks/${position - 1}">${say("vendors.case.previous")}</a>`,
    isLast ? undefined : markup`<a class="quiet" href="/vendors/checks/${position + 1}">${say("vendors.case.next")}</a>`,
  ].filter((link) => link !== undefined);
  const why =
    problem === null
      ? undefined
      : markup`<p class="note bad"><b>${say("vendors.case.why")}</b><br><span class="mono" lang="en" dir="ltr">${problem}</span></p>`;
  const excuse =
    outcome === "not_applicable" ? say("vendors.case.notApplicable") : outcome === "not_run" ? say("vendors.case.notRun") : undefined;
  const did =
    steps.length === 0
      ? undefined
      : markup`<h2>${say("vendors.case.steps")}</h2><ol class="steps">${steps.map((step) => stepItem(texts, step))}</ol>`;
  return markup`<div class="actions"><a class="quiet" href="/vendors/checks">${say("vendors.case.all")}</a>${links}</div>
<section><dl><dt>${say("vendors.case.part")}</dt><dd>${say(`vendors.part.${part}`)}</dd><dt>${say("vendors.case.outcome")}</dt><dd>${tag(say(`vendors.outcome.${shown}`), classOfOutcome[shown])}</dd>
${durationMs === null ? undefined : markup`<dt>${say("vendors.calls.took")}</dt><dd>${say("vendors.calls.ms", { ms: durationMs })}</dd>`}</dl></section>
${why}${excuse === undefined ? undefined : markup`<p class="after">${excuse}</p>`}${did}${leftOutCount === 0 ? undefined : markup`<p>${say("vendors.case.leftOut", { count: leftOutCount })}</p>`}`;
}

/** What is expected, in the reader's language. */
function ruleOf({ say }: DeskTexts, { rule }: TracedExpectation): string | undefined {
  switch (rule?.kind) {
    case "told_balance":
    case "balance":
      return say(`vendors.expected.${rule.kind}`, { amount: rule.amount });
    case "refused":
      return say("vendors.expected.refused", { reasons: rule.reasons.join(", ") });
    case "done":
    case "same_answer":
      return say(`vendors.expected.${rule.kind}`);
    case undefined:
      return undefined;
  }
}

function stepItem(texts: DeskTexts, step: TraceStep): Markup {
  const { say } = texts;
  if (step.kind === "expectation")
    return markup`<li class="expectation"><span><b>${say("vendors.case.expected")}</b> ${ruleOf(texts, step)}<small class="why" lang="en" dir="ltr">${step.expected}</small></span>${tag(say(step.met ? "vendors.case.met" : "vendors.case.notMet"), step.met ? "yes" : "no")}</li>`;
  const signature = Object.entries(step.headers).find(([name]) => name.toLowerCase().startsWith("x-"));
  const signed = signature === undefined ? undefined : markup`<p class="mono">${signature[0]}: ${signature[1]}</p>`;
  const answer =
    step.httpStatus === undefined
      ? markup`<p>${say("vendors.case.noAnswer")}</p>`
      : markup`<h4>${say("vendors.call.response")} ${step.httpStatus} · ${say("vendors.calls.ms", { ms: step.durationMs })}</h4>${bodyOf(texts, step.response)}`;
  return markup`<li><h3 class="mono">${step.asks}</h3><p class="mono">${step.method} ${step.target}</p>${signed}<h4>${say("vendors.call.request")}</h4>${bodyOf(texts, step.request)}${answer}</li>`;
}
