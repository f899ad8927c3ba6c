import { getPasswordVerification } from "@lantern/contract/accounts/get-password-verification.ts";
import { useState } from "react";
import { defineScreen } from "../../shared/page/screen.ts";
import { callQuery } from "../../shared/wire/use-call.ts";
import "./accounts.css";
import "./entrance.css";
import { ForgetDone } from "./forget/forget-done.tsx";
import { ForgetSteps } from "./forget/forget-steps.tsx";
import { NewPasswordForm } from "./forget/new-password-form.tsx";
import { RecipientForm } from "./forget/recipient-form.tsx";
import type { CodeSent } from "./forget/recipient.ts";

/** A forgotten password, step by step: where the code goes, the code with a new password, done (specification 2.2, 7.6). */
function ForgotPasswordScreen() {
  const [sent, setSent] = useState<CodeSent>();
  const [place, setPlace] = useState<"recipient" | "password" | "done">("recipient");
  return (
    <div className="forget-page">
      <ForgetSteps current={place} />
      {place === "recipient" && (
        <RecipientForm
          before={sent}
          onSent={(now) => {
            setSent(now);
            setPlace("password");
          }}
        />
      )}
      {place === "password" && sent !== undefined && (
        <NewPasswordForm sent={sent} onOther={() => setPlace("recipient")} onDone={() => setPlace("done")} />
      )}
      {place === "done" && <ForgetDone />}
    </div>
  );
}

export const screen = defineScreen({
  component: ForgotPasswordScreen,
  load: ({ queryClient, wire }) => queryClient.prefetchQuery(callQuery(wire, getPasswordVerification, { query: {} })),
});
