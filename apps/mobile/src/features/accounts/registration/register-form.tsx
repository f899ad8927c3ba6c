import { RegisterFields } from "./register-fields.tsx";
import { useRegistrationForm, type RegisterFormProps } from "./use-registration-form.ts";
import { useRegistrationSender } from "./use-registration-sender.ts";

/** Registration by either method, whose code the platform sends (specification 2.23, 2.24, 5.1). */
export function RegisterForm(properties: RegisterFormProps) {
  const parts = useRegistrationForm(properties);
  return <RegisterFields {...properties} {...parts} sender={useRegistrationSender(parts.asked)} />;
}
