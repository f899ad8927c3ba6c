import type { Ref } from "react";
import type { RememberChoice } from "../login/remember-choice.ts";
import { SmsLoginFields } from "../login/sms-login-fields.tsx";
import { useSmsLoginForm } from "../login/use-sms-login-form.ts";
import { useFirebaseSender } from "./use-firebase-sender.tsx";

/** The login by SMS where Firebase sends the code (specification 3.3.2). */
export function FirebaseLoginForm({ ref }: { readonly ref: Ref<RememberChoice> }) {
  const form = useSmsLoginForm();
  return <SmsLoginFields ref={ref} {...form} sender={useFirebaseSender(form.asked)} />;
}
