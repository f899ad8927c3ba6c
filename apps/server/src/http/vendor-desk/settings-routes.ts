import { beginKey, endKey, listKeys, makeKey, type NewKey } from "../../games/vendor-desk/desk-keys.ts";
import { isProblem, type Problem } from "../../games/vendor-desk/desk-problem.ts";
import { changeTerms, readTerms, type TypedTerms } from "../../games/vendor-desk/integration-terms.ts";
import { protocolOf } from "../../games/vendor-protocols.ts";
import { fieldOf } from "./desk-request.ts";
import { wordsOf, type DeskCall, type DeskSite } from "./desk-site.ts";
import { settingsBody } from "./pages.ts";

/** The tab of keys, addresses and terms. */
export function addSettingsRoutes({ scope, send, page, form }: DeskSite): void {
  async function sendSettings(
    { request, reply, engineer, texts }: DeskCall,
    { made, problem, done, typed }: { made?: NewKey; problem?: Problem | undefined; done?: string | undefined; typed?: TypedTerms } = {},
  ) {
    const terms = await readTerms(scope, engineer.integrationCode);
    const body = settingsBody(texts, {
      terms,
      keys: await listKeys(scope, terms.code),
      secret: made?.secret,
      bringsPublicKey: protocolOf(terms.protocol).needs.includes("publicKey"),
      addressesFixed: scope.configuration.mode !== "demo",
      problem: wordsOf(texts, problem),
      done,
      typed: typed ?? {
        baseUrl: terms.baseUrl,
        publicUrl: terms.publicUrl ?? "",
        networks: terms.allowedNetworks.join("\n"),
        operatorId: terms.pair?.operatorId,
        currencies: terms.pair?.currencies.join(", "),
      },
    });
    return send(request, reply.code(problem === undefined ? 200 : 422), {
      title: texts.say("vendors.nav.settings"),
      who: engineer,
      tab: "settings",
      body,
    });
  }

  page("/vendors/settings", (call) =>
    sendSettings(call, (call.request.query as { saved?: string }).saved === "1" ? { done: call.texts.say("vendors.terms.saved") } : {}),
  );

  form("/vendors/settings", async (call) => {
    const { request, reply, engineer } = call;
    const given = (name: string) =>
      request.body instanceof URLSearchParams && request.body.has(name) ? fieldOf(request, name) : undefined;
    const typed: TypedTerms = {
      baseUrl: fieldOf(request, "baseUrl"),
      publicUrl: fieldOf(request, "publicUrl"),
      networks: fieldOf(request, "networks"),
      roundClosing: fieldOf(request, "roundClosing"),
      amountDecimals: given("amountDecimals"),
      operatorId: given("operatorId"),
      currencies: given("currencies"),
    };
    const problem = await changeTerms(scope, engineer, typed);
    return problem === undefined ? reply.redirect("/vendors/settings?saved=1", 303) : sendSettings(call, { problem, typed });
  });

  form("/vendors/keys/make", async (call) => {
    const made = await makeKey(scope, call.engineer, fieldOf(call.request, "publicKey"));
    return isProblem(made) ? sendSettings(call, { problem: made }) : sendSettings(call, { made });
  });

  form("/vendors/keys/begin", async (call) => {
    const problem = await beginKey(scope, call.engineer);
    return problem === undefined ? call.reply.redirect("/vendors/settings?saved=1", 303) : sendSettings(call, { problem });
  });

  form("/vendors/keys/end", async (call) => {
    const problem = await endKey(scope, call.engineer, fieldOf(call.request, "keyId"));
    return problem === undefined ? call.reply.redirect("/vendors/settings?saved=1", 303) : sendSettings(call, { problem });
  });
}
