import type { FastifyRequest } from "fastify";
import { callKinds, type CallDetail, type CallLine, type CallPage, type CallWish } from "../../games/vendor-desk/vendor-calls.ts";
import { bodyOf, tag } from "./call-parts.ts";
import { instant, note, type DeskTexts } from "./desk-page.ts";
import { markup, type Markup } from "./markup.ts";

const findLengthMax = 80;

/** What the log is asked for in the address of its page. */
export function callWishOf(request: FastifyRequest): CallWish {
  const { before, show, find } = request.query as Readonly<Record<"before" | "show" | "find", unknown>>;
  return {
    kind: callKinds.find((kind) => kind === show) ?? "all",
    find: typeof find === "string" ? find.replaceAll("\0", "").trim().slice(0, findLengthMax) : "",
    before: typeof before === "string" ? before : undefined,
  };
}

export function callsBody(texts: DeskTexts, { calls, olderThan }: CallPage, wish: CallWish): Markup {
  const { say } = texts;
  const isAll = wish.kind === "all" && wish.find === "" && wish.before === undefined;
  if (calls.length === 0 && isAll) return markup`<p>${say("vendors.calls.empty")}</p>`;
  const filter = filterForm(texts, wish);
  if (calls.length === 0) return markup`${filter}<p role="status">${say("vendors.calls.noneFound")}</p>`;
  const heads = (["time", "direction", "call", "answer", "signature", "took"] as const).map(
    (name) => markup`<th scope="col">${say(`vendors.calls.${name}`)}</th>`,
  );
  const rows = calls.map(
    (call) => markup`<tr><td>${instant(call.at)}</td><td>${say(`vendors.calls.${call.direction}`)}</td>
<td><a class="mono" href="/vendors/calls/${call.id}">${call.method} ${call.target}</a></td><td>${answerTag(call)}</td><td>${signatureTag({ say }, call)}</td><td>${say("vendors.calls.ms", { ms: call.durationMs })}</td></tr>`,
  );
  const older =
    olderThan === undefined
      ? undefined
      : markup`<a class="quiet" href="/vendors/calls?${new URLSearchParams({ show: wish.kind, find: wish.find, before: olderThan }).toString()}">${say("vendors.calls.older")}</a>`;
  return markup`${filter}
<div class="scroll" tabindex="0" role="region" aria-label="${say("vendors.nav.calls")}"><table class="calls"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>${older}`;
}

function filterForm({ say }: DeskTexts, { kind, find }: CallWish): Markup {
  const kinds = callKinds.map(
    (value) =>
      markup`<option value="${value}"${value === kind ? markup` selected` : undefined}>${say(`vendors.calls.show.${value}`)}</option>`,
  );
  return markup`<form class="filter" method="get" action="/vendors/calls" role="search"><div><label for="show">${say("vendors.calls.show")}</label><select id="show" name="show">${kinds}</select></div>
<div><label for="find">${say("vendors.calls.find")}</label><input id="find" name="find" value="${find}" maxlength="${findLengthMax}" autocapitalize="none" spellcheck="false"></div><button class="quiet">${say("vendors.calls.refresh")}</button></form>`;
}

function answerTag({ httpStatus, outcome }: CallLine): Markup {
  return tag(`${httpStatus ?? "—"} ${outcome}`, outcome === "ok" ? "yes" : "no");
}

function signatureTag({ say }: Pick<DeskTexts, "say">, { signature }: CallLine): Markup {
  const kind = ["current", "other"].includes(signature) ? "yes" : ["wrong", "missing"].includes(signature) ? "no" : "";
  return tag(say(`vendors.signature.${signature}`), kind);
}

export function callBody({ say }: DeskTexts, call: CallDetail, problem: string | undefined): Markup {
  const signatures = ["sent", "foreign", "unchecked"].includes(call.signature)
    ? markup`<dt>${say("vendors.call.presented")}</dt><dd class="mono">${call.presented ?? "—"}</dd>`
    : markup`<dt>${say("vendors.call.presented")}</dt><dd class="mono">${call.presented ?? "—"}</dd>
<dt>${say("vendors.call.expected")}</dt><dd class="mono">${call.expected ?? say("vendors.call.onlyYours")}</dd>`;
  const repeats =
    call.repeats === null
      ? undefined
      : markup`<dt>${say("vendors.call.repeats")}</dt><dd><a href="/vendors/calls/${call.repeats}">${call.repeats}</a></dd>`;
  const player =
    call.playerId === null ? undefined : markup`<dt>${say("vendors.sandbox.player")}</dt><dd class="mono">${call.playerId}</dd>`;
  const repeat = call.repeatable
    ? markup`<section class="wide"><h2>${say("vendors.call.repeat")}</h2><p>${say("vendors.call.repeatNote")}</p><form method="post" action="/vendors/calls/${call.id}/repeat"><button>${say("vendors.call.repeat")}</button></form></section>`
    : undefined;
  return markup`${note("problem", problem)}<section><dl><dt>${say("vendors.calls.time")}</dt><dd>${instant(call.at)} · ${say("vendors.calls.ms", { ms: call.durationMs })}</dd>
<dt>${say("vendors.calls.direction")}</dt><dd>${say(`vendors.calls.${call.direction}`)}</dd><dt>${say("vendors.calls.answer")}</dt><dd>${answerTag(call)}</dd>
<dt>${say("vendors.calls.signature")}</dt><dd>${signatureTag({ say }, call)}</dd>${signatures}${player}${repeats}</dl></section>
<h2>${say("vendors.call.request")}</h2>${bodyOf({ say }, call.request)}<h2>${say("vendors.call.response")}</h2>${bodyOf({ say }, call.response)}${repeat}`;
}
