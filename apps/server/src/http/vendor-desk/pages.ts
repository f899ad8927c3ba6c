import { formatAmount } from "@lantern/money/amount.ts";
import type { DeskKey } from "../../games/vendor-desk/desk-keys.ts";
import type { IntegrationTerms, TypedTerms } from "../../games/vendor-desk/integration-terms.ts";
import { sandboxGameCode, type Sandbox } from "../../games/vendor-desk/sandbox.ts";
import type { SeenCall } from "../../games/vendor-desk/seen-calls.ts";
import { tag } from "./call-parts.ts";
import { exampleOrigin, instant, note, type DeskTexts } from "./desk-page.ts";
import { markup, type Markup } from "./markup.ts";

export interface LoginPage {
  readonly userName: string;
  readonly problem: string | undefined;
}

export function loginBody({ say }: DeskTexts, { userName, problem }: LoginPage): Markup {
  return markup`<p>${say("vendors.login.lead")}</p><div class="columns"><section><form method="post" action="/vendors/login">
${note("problem", problem)}
<div class="field"><label for="userName">${say("vendors.login.userName")}</label>
<input id="userName" name="userName" value="${userName}" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="64"></div>
<div class="field"><label for="password">${say("vendors.login.password")}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"></div>
<button>${say("vendors.login.submit")}</button></form></section></div>`;
}

export interface OverviewPage {
  readonly terms: IntegrationTerms;
  readonly callbackUrl: string;
  readonly sandbox: Sandbox | undefined;
  readonly seen: readonly SeenCall[];
  readonly problem: string | undefined;
  readonly typedAmount: string | undefined;
}

export function overviewBody(texts: DeskTexts, page: OverviewPage): Markup {
  const { say } = texts;
  const { terms, callbackUrl, seen } = page;
  const points = seen.map(
    ({ name, seen: isSeen }) =>
      markup`<li><span>${say(`vendors.seen.${name}`)}</span>${tag(say(isSeen ? "vendors.seen.yes" : "vendors.seen.no"), isSeen ? "yes" : "")}</li>`,
  );
  return markup`${note("problem", page.problem)}<div class="columns">
<section><h2>${say("vendors.integration")}</h2><dl>
<dt>${say("vendors.code")}</dt><dd>${terms.code}</dd><dt>${say("vendors.protocol")}</dt><dd><a href="/vendors/docs/${terms.protocol}">${terms.protocol}</a></dd>
<dt>${say("vendors.youCall")}</dt><dd class="mono">${callbackUrl}</dd><dt>${say("vendors.weCall")}</dt><dd class="mono">${terms.baseUrl}</dd>
<dt>${say("vendors.synced")}</dt><dd>${terms.syncedAt === null ? say("vendors.never") : instant(terms.syncedAt)}</dd></dl></section>
${sandboxSection(texts, page)}</div>
<section class="wide"><h2>${say("vendors.seen.title")}</h2><p>${say("vendors.seen.note")}</p><ul class="list">${points}</ul></section>`;
}

function sandboxSection({ say }: DeskTexts, { sandbox, typedAmount }: OverviewPage): Markup {
  const facts =
    sandbox === undefined
      ? markup`<p>${say("vendors.sandbox.none")}</p>`
      : markup`<dl><dt>${say("vendors.sandbox.balance")}</dt><dd>${formatAmount(sandbox.balanceUnits, 2)} ${sandbox.currency}</dd>
<dt>${say("vendors.sandbox.player")}</dt><dd class="mono">${sandbox.memberId}</dd><dt>${say("vendors.sandbox.token")}</dt><dd class="mono">${sandbox.playerToken}</dd>
<dt>${say("vendors.sandbox.until")}</dt><dd>${instant(sandbox.tokenExpiresAt)}</dd><dt>${say("vendors.sandbox.game")}</dt><dd class="mono">${sandboxGameCode}</dd></dl>`;
  return markup`<section><h2>${say("vendors.sandbox.title")}</h2><p>${say("vendors.sandbox.note")}</p>${facts}
<form method="post" action="/vendors/sandbox"><div class="field"><label for="amount">${say("vendors.sandbox.amount")}</label>
<input id="amount" name="amount" inputmode="decimal" value="${typedAmount ?? "1000"}" required maxlength="20"></div><button>${say("vendors.sandbox.reset")}</button></form></section>`;
}

export interface SettingsPage {
  readonly terms: IntegrationTerms;
  readonly keys: readonly DeskKey[];
  /** A key that was made right now, to be shown once. */
  readonly secret: string | undefined;
  readonly bringsPublicKey: boolean;
  readonly addressesFixed: boolean;
  readonly problem: string | undefined;
  readonly done: string | undefined;
  readonly typed: Pick<TypedTerms, "baseUrl" | "publicUrl" | "networks" | "operatorId" | "currencies">;
}

export function settingsBody(texts: DeskTexts, page: SettingsPage): Markup {
  const { say } = texts;
  return markup`${note("problem", page.problem)}${note("done", page.done)}<div class="columns">${keysSection(texts, page)}
<section><h2>${say("vendors.terms.title")}</h2><form method="post" action="/vendors/settings">${termsFields(texts, page)}<button>${say("vendors.terms.save")}</button></form></section></div>`;
}

function keysSection({ say }: DeskTexts, { terms, keys, secret, bringsPublicKey }: SettingsPage): Markup {
  const hasNext = keys.some(({ state }) => state === "next");
  const made =
    secret === undefined
      ? undefined
      : markup`<p class="note good" role="status">${say("vendors.keys.shownOnce")}</p><p><code class="secret" tabindex="0">${secret}</code></p>`;
  const items = keys.map((key) => {
    const begin =
      key.state === "next"
        ? markup`<form method="post" action="/vendors/keys/begin"><button class="quiet">${say("vendors.keys.begin")}</button></form>`
        : undefined;
    const end =
      key.state === "current"
        ? undefined
        : markup`<form method="post" action="/vendors/keys/end"><input type="hidden" name="keyId" value="${key.id}"><button class="quiet">${say("vendors.keys.end")}</button></form>`;
    const about = key.ofConfiguration ? say("vendors.keys.configured") : say("vendors.keys.made");
    const ends = key.endsAt === null ? undefined : markup`<small>${say("vendors.keys.ends")} ${instant(key.endsAt)}</small>`;
    return markup`<li><span>${tag(say(`vendors.keys.state.${key.state}`), key.state === "current" ? "yes" : "")} ${about} ${instant(key.madeAt)}${ends}</span><span class="actions">${begin}${end}</span></li>`;
  });
  const none = keys.some(({ state }) => state === "current")
    ? undefined
    : markup`<p>${say(terms.ofDesk ? "vendors.keys.none" : "vendors.keys.ofConfiguration")}</p>`;
  const field = bringsPublicKey
    ? markup`<div class="field"><label for="publicKey">${say("vendors.keys.bring")}</label><textarea id="publicKey" name="publicKey" class="code" required maxlength="4000" spellcheck="false"></textarea></div>`
    : undefined;
  const make = hasNext
    ? undefined
    : markup`<form method="post" action="/vendors/keys/make">${field}<button>${say(bringsPublicKey ? "vendors.keys.bringSubmit" : "vendors.keys.make")}</button></form>`;
  const ours =
    terms.pair === undefined
      ? undefined
      : markup`<h3 class="after">${say("vendors.keys.ours")}</h3><pre class="key" tabindex="0">${terms.pair.ownPublicKey}</pre>`;
  return markup`<section><h2>${say("vendors.keys.title")}</h2><p>${say("vendors.keys.note")}</p>${made}${none}<ul class="list">${items}</ul>${make}${ours}</section>`;
}

function termsFields({ say }: DeskTexts, { terms, typed, addressesFixed }: SettingsPage): Markup {
  const readOnly = addressesFixed ? markup` readonly` : undefined;
  const decimals = ["0", "1", "2", "3", "4", "5", "6", "7", "8"].map(
    (value) => markup`<option${value === String(terms.amountDecimals) ? markup` selected` : undefined}>${value}</option>`,
  );
  const closings = (["vendor", "result"] as const).map(
    (value) =>
      markup`<option value="${value}"${value === terms.roundClosing ? markup` selected` : undefined}>${say(`vendors.terms.closing.${value}`)}</option>`,
  );
  return markup`
<div class="field"><label for="baseUrl">${say("vendors.terms.baseUrl")}</label><input id="baseUrl" name="baseUrl" type="url" value="${typed.baseUrl}" required maxlength="200"${readOnly}>
<small>${say(addressesFixed ? "vendors.problem.address_fixed" : "vendors.terms.baseUrlNote", { example: exampleOrigin })}</small></div>
<div class="field"><label for="publicUrl">${say("vendors.terms.publicUrl")}</label><input id="publicUrl" name="publicUrl" type="url" value="${typed.publicUrl}" maxlength="200"${readOnly}>
<small>${say("vendors.terms.publicUrlNote")}</small></div>
<div class="field"><label for="networks">${say("vendors.terms.networks")}</label><textarea id="networks" name="networks" class="code" maxlength="2000" spellcheck="false">${typed.networks}</textarea>
<small>${say("vendors.terms.networksNote")}</small></div>
<div class="field"><label for="roundClosing">${say("vendors.terms.closing")}</label><select id="roundClosing" name="roundClosing">${closings}</select></div>
${
  terms.decimalsScalable
    ? markup`<div class="field"><label for="amountDecimals">${say("vendors.terms.decimals")}</label><select id="amountDecimals" name="amountDecimals">${decimals}</select><small>${say("vendors.terms.decimalsNote")}</small></div>`
    : markup`<p>${say("vendors.terms.decimalsFixed", { decimals: terms.amountDecimals })}</p>`
}${terms.pair === undefined ? undefined : pairFields({ say }, typed)}`;
}

/** Of a protocol that signs by key pairs. */
function pairFields({ say }: Pick<DeskTexts, "say">, { operatorId = "", currencies = "" }: SettingsPage["typed"]): Markup {
  return markup`
<div class="field"><label for="operatorId">${say("vendors.terms.operatorId")}</label><input id="operatorId" name="operatorId" value="${operatorId}" maxlength="64" autocapitalize="none" spellcheck="false">
<small>${say("vendors.terms.operatorIdNote", { field: "operator_id" })}</small></div>
<div class="field"><label for="currencies">${say("vendors.terms.currencies")}</label><input id="currencies" name="currencies" value="${currencies}" maxlength="200" autocapitalize="characters" spellcheck="false">
<small>${say("vendors.terms.currenciesNote")}</small></div>`;
}
