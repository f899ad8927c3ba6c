import { isProblem, type Problem } from "../../games/vendor-desk/desk-problem.ts";
import { listCalls, readCall, repeatCall } from "../../games/vendor-desk/vendor-calls.ts";
import { callBody, callsBody, callWishOf } from "./call-pages.ts";
import { wordsOf, type DeskCall, type DeskSite } from "./desk-site.ts";

/** The tab of the log, and each of its calls. */
export function addCallRoutes({ scope, send, page, form }: DeskSite): void {
  page("/vendors/calls", async ({ request, reply, engineer, texts }) => {
    const wish = callWishOf(request);
    const body = callsBody(texts, await listCalls(scope, engineer, wish), wish);
    return send(request, reply, { title: texts.say("vendors.nav.calls"), who: engineer, tab: "calls", body });
  });

  async function sendCall({ request, reply, engineer, texts }: DeskCall, problem?: Problem) {
    const { callId } = request.params as { readonly callId: string };
    const call = await readCall(scope, engineer, callId);
    const words = wordsOf(texts, problem ?? (call === undefined ? { problem: "call_gone" } : undefined));
    if (call === undefined) {
      const wish = { kind: "all", find: "" } as const;
      const body = callsBody(texts, await listCalls(scope, engineer, wish), wish);
      return send(request, reply.code(404), { title: words ?? "", who: engineer, tab: "calls", body });
    }
    return send(request, reply.code(problem === undefined ? 200 : 422), {
      title: `${call.method} ${call.target}`,
      who: engineer,
      tab: "calls",
      body: callBody(texts, call, words),
    });
  }

  page("/vendors/calls/:callId", (call) => sendCall(call));

  form("/vendors/calls/:callId/repeat", async (call) => {
    const { callId } = call.request.params as { readonly callId: string };
    const repeated = await repeatCall(scope, call.engineer, callId);
    return isProblem(repeated) ? sendCall(call, repeated) : call.reply.redirect(`/vendors/calls/${repeated.callId}`, 303);
  });
}
