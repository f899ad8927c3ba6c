import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { useState } from "react";
import { useCall } from "../../../shared/wire/use-call.ts";
import { PaymentPasswordForm } from "./payment-password-form.tsx";
import { PaymentPasswordReset } from "./payment-password-reset.tsx";
import { SecurityWait } from "./security-wait.tsx";

/** The payment password: set, change, or set anew where it is forgotten. */
export function PaymentPasswordPage() {
  const answer = useCall(getSecurityConfiguration);
  const [forgotten, setForgotten] = useState(false);
  const stateOf = (name: string) => answer.data?.entries.find(({ entry }) => entry === name)?.state;
  const state = stateOf("paymentPassword");
  if (state === undefined) return <SecurityWait answer={answer} />;
  if (!forgotten) return <PaymentPasswordForm isSet={state === "set"} onForgotten={() => setForgotten(true)} />;
  const proofs = { sms: stateOf("mobile") === "set", email: stateOf("email") === "set", questions: stateOf("securityQuestions") === "set" };
  return <PaymentPasswordReset proofs={proofs} />;
}
