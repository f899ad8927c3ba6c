import type { CallContext } from "../../platform/context.ts";
import { callbackPath, pageWithFault, pageWithTicket, type SocialFault } from "./app-pages.ts";
import { personOfCallback } from "./code-flow.ts";
import { codeServiceOf, type CodeProvider } from "./code-service.ts";
import { proveFlow, takeFlow, type FlowContext, type SocialFlow, type SocialPerson } from "./social-flow.ts";

type CallbackContext = FlowContext & Pick<CallContext, "configuration" | "log" | "requestId">;

export interface Callback {
  readonly provider: CodeProvider;
  /** The query as the browser brought it, with its question mark. */
  readonly search: string;
}

/** What a service answers with where the person did not want to. */
const refusedByPerson = new Set(["access_denied", "user_denied", "user_cancelled_login"]);

/**
 * Takes the browser that a service sent back. Its state is spent before anything is asked of the service, so that a code that comes twice
 * goes nowhere.
 * @returns the page of the app that the browser goes on to, with a ticket or with what went wrong; never an address of elsewhere.
 */
export async function receiveCallback(context: CallbackContext, { provider, search }: Callback): Promise<string> {
  const query = new URLSearchParams(search);
  const state = query.get("state") ?? "";
  const flow = await takeFlow(context, { provider, state });
  if (flow === undefined) return pageWithFault({ linking: false, returnPath: null }, "expired");
  const way = { linking: flow.member_id !== null, returnPath: flow.return_path };
  if (query.has("error")) return pageWithFault(way, faultOf(query.get("error") ?? ""));
  const person = await personOf(context, flow, { provider, search, state });
  return person === undefined ? pageWithFault(way, "failed") : pageWithTicket(way, await proveFlow(context, flow, person));
}

function faultOf(error: string): SocialFault {
  return refusedByPerson.has(error) ? "cancelled" : "failed";
}

async function personOf(
  { configuration, log, requestId }: CallbackContext,
  flow: SocialFlow,
  { provider, search, state }: Callback & { readonly state: string },
): Promise<SocialPerson | undefined> {
  try {
    const service = await codeServiceOf(configuration.signIn, provider);
    const callback = new URL(callbackPath(provider) + search, flow.origin);
    return service === undefined ? undefined : await personOfCallback(service, flow, { callback, state });
  } catch (error) {
    log.warn({ reqId: requestId, provider, reason: String(error) }, "a sign-in by an outside service was refused");
    return undefined;
  }
}
