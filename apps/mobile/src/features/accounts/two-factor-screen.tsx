import { getSecondFactor } from "@lantern/contract/accounts/get-second-factor.ts";
import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { defineScreen } from "../../shared/page/screen.ts";
import { useText } from "../../shared/text/text.tsx";
import { callKey, useCall } from "../../shared/wire/use-call.ts";
import { BeginForm, type NewAuthenticator } from "./second-factor/begin-form.tsx";
import { ConfirmForm } from "./second-factor/confirm-form.tsx";
import { RecoveryCodes } from "./second-factor/recovery-codes.tsx";
import { SecondFactorOn } from "./second-factor/second-factor-on.tsx";
import { ProtectionHeading } from "./security/protection-heading.tsx";
import { SecurityWait } from "./security/security-wait.tsx";
import "./accounts.css";
import "./devices/devices.css";
import "./second-factor/second-factor.css";
import "./security/security.css";

/** Two-step login: turned on by an authenticator app's first code, turned off by password and code. */
function TwoFactorScreen() {
  const t = useText();
  const { toasts, queryClient } = useServices();
  const answer = useCall(getSecondFactor);
  const [authenticator, setAuthenticator] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<readonly string[]>();
  const readAnew = async () => {
    await Promise.all(
      [getSecondFactor, getSecurityConfiguration].map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })),
    );
  };
  const showCodes = (recoveryCodes: readonly string[]) => {
    setAuthenticator(undefined);
    setCodes(recoveryCodes);
    void readAnew();
  };
  const turnedOff = () => {
    toasts.show("success", t("twoFactor.turnedOff"));
    void readAnew();
  };
  if (answer.data === undefined) return <SecurityWait answer={answer} shape="headedForm" />;
  const part = () => {
    if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
    if (answer.data.on) return <SecondFactorOn state={answer.data} onRenewed={showCodes} onTurnedOff={turnedOff} />;
    if (authenticator !== undefined) return <ConfirmForm authenticator={authenticator} onConfirmed={showCodes} />;
    return <BeginForm onBegun={setAuthenticator} />;
  };
  return (
    <div className="mx-auto max-w-130 px-6 pb-8">
      <ProtectionHeading icon="shield" title={t("twoFactor.title")} intro={t("twoFactor.intro")} />
      {part()}
    </div>
  );
}

export const screen = defineScreen({ component: TwoFactorScreen });
