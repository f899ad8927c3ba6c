import type { AppServices } from "../../shared/page/app-services.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";

/** “Please log in” for two seconds, for what only a member has: hearts, recents, the favourites tab (specification 8.4.1). */
export function askLogIn({ toasts, text }: Pick<AppServices, "toasts" | "text">): void {
  toasts.show("info", text("shell.pleaseLogIn"), { ms: toastMs.info });
}
