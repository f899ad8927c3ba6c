import { exchangeOneTimeCode } from "@lantern/contract/accounts/exchange-one-time-code.ts";
import type { AppServices } from "../shared/page/app-services.tsx";

/** The query's name for a one-time code (specification 4.2; its value is never a session's token). */
const codeName = "token";

/** Pages whose own query carries a code for the game they frame. */
const framedGame = "/m/lotto-h5/";

/** Exchanges a one-time code of the address for a session, and strips it from the address bar whatever comes of it. */
export async function takeOneTimeCode(services: AppServices): Promise<void> {
  const url = new URL(location.href);
  const code = url.searchParams.get(codeName);
  if (code === null || url.pathname.startsWith(framedGame)) return;
  url.searchParams.delete(codeName);
  history.replaceState(history.state, "", url);
  const outcome = await services.wire.callServer(exchangeOneTimeCode, { body: { code } });
  if (!outcome.ok) {
    services.toasts.show("info", services.text("shell.session.codeUsed"), { ms: 3000 });
    return;
  }
  const { token, userName, customerType, firstTimeLogin } = outcome.value;
  services.session.begin(
    { token, userName, type: customerType, firstTimeLogin, merchantCode: services.facts.merchantCode },
    { oneTime: true },
  );
}
