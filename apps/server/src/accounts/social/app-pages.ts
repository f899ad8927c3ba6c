import type { SocialProvider } from "@lantern/contract/schemas/social.ts";

const loginPage = "/m/login";
const identitiesPage = "/m/securityCenter/identities";

/** Why a sign-in came to nothing, as the app's pages read it. */
export type SocialFault = "cancelled" | "failed" | "expired";

interface Way {
  /** Whether a member links the service to his account. */
  readonly linking: boolean;
  readonly returnPath: string | null;
}

/** The page of the app to which a sign-in comes back. Where it leads in the end is a value of the query, which the page checks once more. */
function pageOf({ linking, returnPath }: Way): string {
  if (linking) return identitiesPage;
  return returnPath === null ? loginPage : `${loginPage}?${new URLSearchParams({ from: returnPath }).toString()}`;
}

/** What the person holds stands in the fragment: no server, proxy or other site gets to see it. */
export function pageWithTicket(way: Way, ticket: string): string {
  return `${pageOf(way)}#social=${ticket}`;
}

export function pageWithFault(way: Way, fault: SocialFault): string {
  return `${pageOf(way)}#social-fault=${fault}`;
}

/** Where Telegram sends the browser, with what it signed in the fragment. */
export function telegramReturnPath(way: Way, state: string): string {
  const page = pageOf(way);
  return `${page}${page.includes("?") ? "&" : "?"}${new URLSearchParams({ telegram: state }).toString()}`;
}

/** Where the other services send the browser: a route of the platform's own (`http/social-callback.ts`). */
export function callbackPath(provider: SocialProvider): string {
  return `/wps/session/social/${provider}/callback`;
}

/** Only a path of this host: an address of elsewhere, or one that pretends to be a path, counts as none. */
export function safeReturnPath(path: string | undefined): string | undefined {
  return path !== undefined && /^\/(?![/\\])[\x21-\x7e]*$/.test(path) && !path.includes("\\") ? path : undefined;
}
