import { startFreePlay } from "@lantern/contract/accounts/start-free-play.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { hrefs } from "../../paths.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { toastMs } from "../../shared/toast/toasts.ts";
import { handleRefusal, messageOf } from "../../shared/wire/handle-refusal.ts";
import type { Refused } from "../../shared/wire/outcome.ts";
import { DeviceExcluded } from "./device-excluded.tsx";
import { enterSession } from "./enter-session.ts";
import { houseWordsOf } from "./house-words.ts";

type TrialFailure = Pick<Refused, "errorCode" | "message">;

/** Free trial (specification 4.3): a loading notice, the test-play call, then home. Someone who has a session goes home at once. */
function FreeTrialScreen() {
  const t = useText();
  const services = useServices();
  const [failure, setFailure] = useState<TrialFailure>();
  const left = useRef(false);
  const begin = useCallback(async () => {
    setFailure(undefined);
    const hideNotice = services.toasts.show("loading", services.text("accounts.trial.loading"), { ms: toastMs.trialLoading });
    const outcome = await services.wire.callServer(startFreePlay);
    hideNotice();
    if (left.current) return;
    if (outcome.ok) return enterSession(services, outcome.value, { autoLogin: false });
    handleRefusal(services, outcome, { silent: true });
    setFailure({ ...outcome, message: messageOf(services, outcome) });
  }, [services]);
  useEffect(() => {
    left.current = false;
    if (services.session.current() === undefined) void begin();
    else services.navigate(hrefs.page("home"), { replace: true });
    return () => {
      left.current = true;
    };
  }, [begin, services]);
  if (failure !== undefined) return <TrialRefused failure={failure} onRetry={() => void begin()} />;
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-3 px-6 text-center" aria-busy="true">
      <Emblem lit size={120} />
      <p className="text-title mt-2">{t(houseWordsOf(services.facts.theme).trialTitle)}</p>
      <p className="text-body max-w-72 text-paper-2">{t("accounts.trial.note")}</p>
    </div>
  );
}

/** Why there is no test play; a retry only where it can help. */
function TrialRefused({ failure: { errorCode, message }, onRetry }: { readonly failure: TrialFailure; readonly onRetry: () => void }) {
  const t = useText();
  const place = "min-h-[60vh] justify-center";
  if (errorCode === "accounts.device_excluded") {
    return (
      <div className={`flex flex-col items-center gap-5 px-4 ${place}`}>
        <Emblem size={92} />
        <DeviceExcluded message={message} />
      </div>
    );
  }
  if (errorCode === "accounts.free_play_off") {
    const home = (
      <ButtonLink kind="quiet" icon="home" href={hrefs.page("home")}>
        {t("shell.notBuilt.home")}
      </ButtonLink>
    );
    return <EmptyState className={place} title={message} action={home} />;
  }
  return <ErrorState className={place} title={message} retryLabel={t("shell.retry")} onRetry={onRetry} />;
}

export const screen = defineScreen({ component: FreeTrialScreen });
