import { startFreePlay } from "@lantern/contract/accounts/start-free-play.ts";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { Lantern } from "@lantern/ui/components/lantern.tsx";
import { useEffect, useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { messageOf } from "../../shared/wire/handle-refusal.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import { enterSession } from "./enter-session.ts";

/** Free trial (specification 4.3): a loading notice, the test-play call, then home. Someone who has a session goes home at once. */
function FreeTrialScreen() {
  const t = useText();
  const services = useServices();
  const session = useSession();
  const [failure, setFailure] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const { run, pending } = useAction(startFreePlay, { silent: true });
  useEffect(() => {
    if (services.session.current() !== undefined) return services.navigate(hrefs.page("home"), { replace: true });
    const hideNotice = services.toasts.show("loading", services.text("accounts.trial.loading"), { ms: toastMs.trialLoading });
    void run({}).then((outcome) => {
      hideNotice();
      if (outcome?.ok === true) enterSession(services, outcome.value, { autoLogin: false });
      else if (outcome !== undefined) setFailure(messageOf(services, outcome));
    });
    return hideNotice;
  }, [attempt, run, services]);
  if (failure !== undefined && session === undefined) {
    const again = () => {
      setFailure(undefined);
      setAttempt((count) => count + 1);
    };
    return <ErrorState className="min-h-[60vh] justify-center" title={failure} retryLabel={t("shell.retry")} pending={pending} onRetry={again} />;
  }
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-4 px-6 text-center" aria-busy="true">
      <Lantern lit size={96} />
      <p className="text-lead">{t("accounts.trial.title")}</p>
      <p className="text-body max-w-72 text-paper-2">{t("accounts.trial.note")}</p>
    </div>
  );
}

export const screen = defineScreen({ component: FreeTrialScreen });
