import type { register } from "@lantern/contract/accounts/register.ts";
import type { registerMobile } from "@lantern/contract/accounts/register-mobile.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import { fieldValue } from "@lantern/rules/accounts/form-rules.ts";
import { shownFields, type RegistrationForm } from "@lantern/rules/accounts/registration-rules.ts";
import { localKeys, localKeyStore } from "../../../shared/session/local-keys.ts";
import type { CodeSender } from "../codes/code-sender.ts";
import { pendingIdentity } from "../social/pending-identity.ts";

export type RegistrationValues = Record<string, string>;

/** What a link of a friend or an agent brings along. */
export interface Invitation {
  readonly affiliateCode?: string;
  /** User name of the member who recommends us. */
  readonly recommenderId?: string;
}

export interface RegistrationEntry {
  readonly form: RegistrationForm;
  readonly values: RegistrationValues;
  readonly countryDialingCode: string;
  readonly invitation: Invitation;
}

type MobileBody = CallBody<typeof registerMobile>;

/** What shows that the number is the person's own: the platform's code, or the word of Firebase, which had one of its own back. */
export type NumberProof = Pick<MobileBody, "verificationCode" | "firebaseChannel" | "firebaseIdToken">;

export type RegistrationCodeSender = CodeSender<NumberProof>;

/** The body of a registration by user name (specification 3.5). */
export function registrationBody(entry: RegistrationEntry): CallBody<typeof register> {
  return { username: "", password: "", confirmPassword: "", ...mobileRegistrationBody(entry) };
}

/**
 * The body of a registration by mobile number, and what both have in common: what the form shows and the person filled, who invited him
 * also where the form does not ask for it, and where it happened (specification 3.5).
 */
export function mobileRegistrationBody({ form, values, countryDialingCode, invitation }: RegistrationEntry): MobileBody {
  const filled = shownFields(form)
    .map(({ field }) => [field, fieldValue(field, values)] as const)
    .filter(([, value]) => value !== "");
  const shown = new Set(shownFields(form).map(({ field }) => field));
  const invited = Object.entries(invitation).filter(([field]) => !shown.has(field));
  const currency = values["currency"] ?? "";
  const socialTicket = pendingIdentity.current()?.ticket;
  return {
    ...Object.fromEntries([...invited, ...filled]),
    ...(shown.has("mobileNum") ? { countryDialingCode } : {}),
    ...(currency === "" ? {} : { currency }),
    ...(socialTicket === undefined ? {} : { socialTicket }),
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
