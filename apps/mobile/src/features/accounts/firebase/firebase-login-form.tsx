import type { Ref } from "react";
import type { CodeSenderOptions } from "../codes/code-sender.ts";
import type { LoginCodeSender } from "../login/login-proof.ts";
import type { RememberChoice } from "../login/remember-choice.ts";
import { SmsLoginFields } from "../login/sms-login-fields.tsx";
import { useSmsLoginForm } from "../login/use-sms-login-form.ts";
import { useFirebaseSender } from "./use-firebase-sender.tsx";

/** The login by SMS where Firebase sends the code (specification 3.3.2). */
export function FirebaseLoginForm({ ref }: { readonly ref: Ref<RememberChoice> }) {
  const form = useSmsLoginForm();
  return <SmsLoginFields ref={ref} {...form} sender={useLoginSender(form.asked)} />;
}

function useLoginSender(asked: CodeSenderOptions): LoginCodeSender {
  const sender = useFirebaseSender(asked);
  return {
    ...sender,
    proofOf: async (code) => {
      const firebaseIdToken = await sender.proofOf(code);
      if (firebaseIdToken === undefined) return undefined;
      return { type: "firebase", firebaseChannel: "sms", firebaseIdToken, firebaseMobileNo: asked.mobileNum };
    },
  };
}
