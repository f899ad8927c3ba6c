import { admissionOf, type Admission } from "@lantern/rules/accounts/access-table.ts";
import type { PageName } from "../paths.ts";
import type { SystemStatus } from "../shared/page/use-site.ts";
import { routeRowOf } from "./route-table.ts";

/** Why a page is not shown to who is here; `not_permitted` where the merchant has what it shows switched off. */
export type PageAdmission = Admission | "not_permitted";

/** The pseudo-screen that stands in the place of a page which is not for who is here. */
export const notAdmittedScreen = "not-admitted";

/**
 * Whether a page is for who is here: by the rules' table of roles, and by the merchant's switches.
 * @param memberType undefined for a visitor.
 * @param status the merchant's switches; a page is not held back for their not being known yet.
 */
export function pageAdmission(page: PageName, memberType: number | undefined, status: SystemStatus | undefined): PageAdmission {
  const { access = "public", needs } = routeRowOf(page);
  const admission = admissionOf(access, memberType);
  const switchedOff = needs !== undefined && status !== undefined && status.info.switches[needs] !== true;
  return admission === "admitted" && switchedOff ? "not_permitted" : admission;
}

/** The screen of a page for who is here. A visitor is led to the login instead; until then the page stands as it is. */
export function screenFor(page: PageName, memberType: number | undefined, status: SystemStatus | undefined): string {
  const admission = pageAdmission(page, memberType, status);
  return admission === "admitted" || admission === "not_logged_in" ? routeRowOf(page).screen : notAdmittedScreen;
}
