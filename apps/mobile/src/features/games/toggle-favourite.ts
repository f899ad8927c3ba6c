import type { AppServices } from "../../shared/page/app-services.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { askLogIn } from "./ask-log-in.ts";

export interface ToggleParts extends Pick<AppServices, "toasts" | "text"> {
  readonly loggedIn: boolean;
  /** Asks the platform for the change; true once it agreed. */
  readonly change: () => Promise<boolean>;
  /** Makes the change show. */
  readonly agreed: () => void;
}

/**
 * A tap on a heart (specification 4.5, 8.5): a visitor is asked to log in; the change shows only after the platform's yes, with “changes
 * saved” for a second; a failure takes the loading away and says nothing.
 * @returns whether anything changed.
 */
export async function toggleFavourite({ loggedIn, toasts, text, change, agreed }: ToggleParts): Promise<boolean> {
  if (!loggedIn) {
    askLogIn({ toasts, text });
    return false;
  }
  const hide = toasts.show("loading", text("shell.pleaseWait"), { ms: toastMs.favouriteLoading });
  const done = await change();
  hide();
  if (!done) return false;
  agreed();
  toasts.show("success", text("games.favourite.saved"), { ms: toastMs.saved });
  return true;
}
