import type { CodeSenderOptions } from "../codes/code-sender.ts";
import { RegisterFields } from "../registration/register-fields.tsx";
import type { RegistrationCodeSender } from "../registration/registration-body.ts";
import { useRegistrationForm, type RegisterFormProps } from "../registration/use-registration-form.ts";
import { useFirebaseSender } from "./use-firebase-sender.tsx";

/** The registration by mobile number where Firebase sends the code (specification 3.5). */
export function FirebaseRegisterForm(properties: RegisterFormProps) {
  const parts = useRegistrationForm(properties);
  return <RegisterFields {...properties} {...parts} sender={useRegistrationSender(parts.asked)} />;
}

function useRegistrationSender(asked: CodeSenderOptions): RegistrationCodeSender {
  const sender = useFirebaseSender(asked);
  return {
    ...sender,
    proofOf: async (code) => {
      const firebaseIdToken = await sender.proofOf(code);
      return firebaseIdToken === undefined ? undefined : { firebaseChannel: "sms", firebaseIdToken };
    },
  };
}
