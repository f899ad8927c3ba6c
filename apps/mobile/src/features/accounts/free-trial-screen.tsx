import { startFreePlay } from "@lantern/contract/accounts/start-free-play.ts";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { handleRefusal, messageOf } from "../../shared/wire/handle-refusal.ts";
import { enterSession } from "./enter-session.ts";
import { houseWordsOf } from "./house-words.ts";

/** Free trial (specification 4.3): a loading notice, the test-play call, then home. Someone who has a session goes home at once. */
function FreeTrialScreen() {
  const t = useText();
  const services = useServices();
  const [failure, setFailure] = useState<string>();
  const left = useRef(false);
  const begin = useCallback(async () => {
    setFailure(undefined);
    const hideNotice = services.toasts.show("loading", services.text("accounts.trial.loading"), { ms: toastMs.trialLoading });
    const outcome = await services.wire.callServer(startFreePlay);
    hideNotice();
    if (left.current) return;
    if (outcome.ok) return enterSession(services, outcome.value, { autoLogin: false });
    handleRefusal(services, outcome, { silent: true });
    setFailure(messageOf(services, outcome));
  }, [services]);
  useEffect(() => {
    left.current = false;
    if (services.session.current() === undefined) void begin();
    else services.navigate(hrefs.page("home"), { replace: true });
    return () => {
      left.current = true;
    };
  }, [begin, services]);
  if (failure !== undefined) {
    return (
      <ErrorState className="min-h-[60vh] justify-center" title={failure} retryLabel={t("shell.retry")} onRetry={() => void begin()} />
    );
  }
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-3 px-6 text-center" aria-busy="true">
      <Emblem lit size={120} />
      <p className="text-title mt-2">{t(houseWordsOf(services.facts.theme).trialTitle)}</p>
      <p className="text-body max-w-72 text-paper-2">{t("accounts.trial.note")}</p>
    </div>
  );
}

export const screen = defineScreen({ component: FreeTrialScreen });
