import { hrefs } from "../../paths.ts";
import type { AppServices } from "../page/app-services.tsx";
import { siteState } from "../page/site-state.ts";
import { endSession } from "../session/end-session.ts";
import type { Refused } from "./outcome.ts";

export interface RefusalOptions {
  /** Own treatment of a code, before anything general. */
  readonly overrides?: Readonly<Partial<Record<string, (refused: Refused) => void>>>;
  /** The failure stays silent where the specification leaves it so (8.5.1, 8.6); closed houses and lost sessions still show. */
  readonly silent?: boolean;
}

/** The one treatment of refusals: override per code, then the pages that end everything, then a toast. */
export function handleRefusal(services: AppServices, refused: Refused, { overrides, silent = false }: RefusalOptions = {}): void {
  const override = overrides?.[refused.errorCode];
  if (override !== undefined) return override(refused);
  switch (refused.errorCode) {
    case "site.maintenance":
      return siteState.close("maintenance");
    case "site.region_restricted":
      return siteState.close("restricted");
    case "access.session_expired":
      return leaveSession(services);
    case "access.not_logged_in":
      if (services.session.current() !== undefined) return leaveSession(services);
      return void services.toasts.show("info", services.text("shell.pleaseLogIn"));
    default:
      if (!silent) services.toasts.show("error", messageOf(services, refused));
  }
}

/** The platform's own words where it sent some; ours where it could not be reached. */
export function messageOf(services: AppServices, refused: Refused): string {
  if (refused.message !== "") return refused.message;
  return services.text(refused.errorCode === "network.unreachable" ? "shell.network.unreachable" : "shell.network.unreadable");
}

/** Specification 8.1.8: the person reads what happened where he can log in again; a page that something is open on may say it itself. */
function leaveSession(services: AppServices): void {
  if (services.session.current() === undefined) return;
  endSession(services);
  // `lostSessionEvent`, written out: a name of another module would be carried by the first load.
  if (!dispatchEvent(new Event("sessionlost", { cancelable: true }))) return;
  services.toasts.show("info", services.text("shell.session.ended"), { ms: 3000 });
  services.navigate(hrefs.login({ from: location.pathname + location.search }));
}
