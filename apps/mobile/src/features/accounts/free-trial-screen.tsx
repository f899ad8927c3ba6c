import { startFreePlay } from "@lantern/contract/accounts/start-free-play.ts";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { Lantern } from "@lantern/ui/components/lantern.tsx";
import { useEffect, useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { handleRefusal, messageOf } from "../../shared/wire/handle-refusal.ts";
import { enterSession } from "./enter-session.ts";

/** Free trial (specification 4.3): a loading notice, the test-play call, then home. Someone who has a session goes home at once. */
function FreeTrialScreen() {
  const t = useText();
  const services = useServices();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (services.session.current() !== undefined) return services.navigate(hrefs.page("home"), { replace: true });
    let left = false;
    const hideNotice = services.toasts.show("loading", services.text("accounts.trial.loading"), { ms: toastMs.trialLoading });
    void services.wire.callServer(startFreePlay).then((outcome) => {
      hideNotice();
      if (left) return;
      if (outcome.ok) return enterSession(services, outcome.value, { autoLogin: false });
      handleRefusal(services, outcome, { silent: true });
      setFailure(messageOf(services, outcome));
    });
    return () => {
      left = true;
      hideNotice();
    };
  }, [attempt, services]);
  if (failure !== undefined) {
    const again = () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    };
    return <ErrorState className="min-h-[60vh] justify-center" title={failure} retryLabel={t("shell.retry")} onRetry={again} />;
  }
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-3 px-6 text-center" aria-busy="true">
      <Lantern lit size={120} />
      <p className="text-title mt-2">{t("accounts.trial.title")}</p>
      <p className="text-body max-w-72 text-paper-2">{t("accounts.trial.note")}</p>
    </div>
  );
}

export const screen = defineScreen({ component: FreeTrialScreen });
