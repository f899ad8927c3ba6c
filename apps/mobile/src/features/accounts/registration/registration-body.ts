import type { register } from "@lantern/contract/accounts/register.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import { fieldValue } from "@lantern/rules/accounts/form-rules.ts";
import { shownFields, type RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import { localKeys, localKeyStore } from "../../../shared/session/local-keys.ts";

export type RegistrationValues = Record<string, string>;

/** The body of a registration by user name: what the form shows and the person filled, and where it happened (specification 3.5). */
export function registrationBody(form: RegistrationForm, values: RegistrationValues): CallBody<typeof register> {
  const filled = shownFields(form)
    .map(({ field }) => [field, fieldValue(field, values)] as const)
    .filter(([, value]) => value !== "");
  const currency = values["currency"] ?? "";
  return {
    username: "",
    password: "",
    confirmPassword: "",
    ...Object.fromEntries(filled),
    ...(currency === "" ? {} : { currency }),
    agreed: true,
    registerUrl: location.hostname,
    domain: location.hostname,
    registerMethod: registerMethod(),
  };
}

/** How the app was opened (specification 3.5). */
function registerMethod(): "H5" | "PWA" | "WEBCLIP" {
  if (localKeyStore.get(localKeys.webclip) === "1") return "WEBCLIP";
  return matchMedia("(display-mode: standalone)").matches ? "PWA" : "H5";
}
