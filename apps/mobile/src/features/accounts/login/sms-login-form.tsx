import type { Ref } from "react";
import type { RememberChoice } from "./remember-choice.ts";
import { SmsLoginFields } from "./sms-login-fields.tsx";
import { useLoginSender } from "./use-login-sender.ts";
import { useSmsLoginForm } from "./use-sms-login-form.ts";

/** Login by a code that the platform sends (specification 2.17, 3.3.1): a captcha only where the request of a code demands one. */
export function SmsLoginForm({ ref }: { readonly ref: Ref<RememberChoice> }) {
  const form = useSmsLoginForm();
  return <SmsLoginFields ref={ref} {...form} sender={useLoginSender(form.asked)} />;
}
