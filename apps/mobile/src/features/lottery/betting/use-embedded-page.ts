import { exchangeOneTimeCode } from "@lantern/contract/accounts/exchange-one-time-code.ts";
import { useEffect, useState } from "react";
import { usePathValue, useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices, type AppServices } from "../../../shared/page/app-services.tsx";
import { offeredLanguage } from "../../../shared/page/page-facts.ts";

/** Themes that the `css` query may name; it never names a file. */
const themes: ReadonlySet<string> = new Set(["lantern", "jade"]);

/**
 * The embedded lottery page's arrival (specification 2.7): inside the platform the session is there already; alone in a web view the
 * one-time code of the address is exchanged for one. Either way the code leaves the address bar. `css` names a theme, `mui` a language.
 */
export function useEmbeddedPage(): { readonly entering: boolean; readonly otherHouse: boolean } {
  const services = useServices();
  const code = useQueryValue("token");
  const merchant = useQueryValue("merchant");
  const theme = useQueryValue("css");
  const mui = usePathValue("mui");
  const [entered, setEntered] = useState(code === undefined);

  useEffect(() => {
    if (code === undefined) return;
    stripCode();
    const language = offeredLanguage(services.facts, mui ?? "");
    const alone = services.session.current() === undefined;
    void Promise.all([
      alone ? enter(services, code) : undefined,
      alone && language !== undefined && language !== services.facts.language
        ? services.changeLanguage(language).catch(() => undefined)
        : undefined,
    ]).then(() => setEntered(true));
  }, [code, mui, services]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset["theme"];
    if (theme === undefined || !themes.has(theme) || theme === before) return undefined;
    dataset["theme"] = theme;
    return () => {
      dataset["theme"] = before ?? "lantern";
    };
  }, [theme]);

  return { entering: !entered, otherHouse: merchant !== undefined && merchant !== services.facts.merchantCode };
}

function stripCode(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("token")) return;
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url);
}

async function enter({ wire, session, facts, toasts, text, queryClient }: AppServices, code: string): Promise<void> {
  const outcome = await wire.callServer(exchangeOneTimeCode, { body: { code } });
  if (!outcome.ok) {
    toasts.show("info", text("shell.session.codeUsed"), { ms: 3000 });
    return;
  }
  const { token, userName, customerType, firstTimeLogin } = outcome.value;
  session.begin({ token, userName, type: customerType, firstTimeLogin, merchantCode: facts.merchantCode }, { oneTime: true });
  void queryClient.invalidateQueries();
}
