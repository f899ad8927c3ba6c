import { login } from "@lantern/contract/accounts/login.ts";
import type { CallBody } from "@lantern/contract/call.ts";
import { useQueryValue } from "../../../shared/layout/use-page.ts";
import { useServices } from "../../../shared/page/app-services.tsx";
import { localKeyStore } from "../../../shared/session/local-keys.ts";
import type { Refused } from "../../../shared/wire/outcome.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { enterSession } from "../enter-session.ts";
import { owedFactor } from "../second-factor/owed-factor.ts";
import { forgetCredentials, rememberCredentials, type RememberedCredentials } from "./remembered-credentials.ts";

/** Refusals that stand in the form, at the field that has to do with them; all others are messages of the page. */
const shownInForm = [
  "accounts.login_failed",
  "accounts.captcha_required",
  "accounts.captcha_wrong",
  "accounts.account_disabled",
  "accounts.members_only",
  "accounts.agents_only",
  "accounts.too_many_tries",
  "accounts.code_wrong",
  "accounts.code_expired",
  "accounts.firebase_off",
  "accounts.firebase_failed",
  "accounts.field_invalid",
  "accounts.device_not_remembered",
] as const;

export interface LoginAttempt {
  readonly body: CallBody<typeof login>;
  /** What the form fills in next time; nothing where the person does not want to be remembered. */
  readonly remembered: RememberedCredentials | undefined;
}

/**
 * Logs in by either form: refusals of the form's own go to `onRefused`, a success leads on (specification 2.19, 3.3, 3.4). Where a second
 * factor is owed the page asks for it in the form's place.
 */
export function useLogin(onRefused: (refused: Refused) => void) {
  const services = useServices();
  const from = useQueryValue("from");
  const { run, pending } = useAction(login, {
    overrides: { ...Object.fromEntries(shownInForm.map((code) => [code, onRefused])), "accounts.second_factor_required": () => undefined },
  });
  const enter = async ({ body, remembered }: LoginAttempt): Promise<void> => {
    const remember = (deviceCredential: string | undefined) => {
      if (remembered === undefined) forgetCredentials(localKeyStore);
      else rememberCredentials(localKeyStore, { ...remembered, deviceCredential });
    };
    const autoLogin = remembered !== undefined;
    const outcome = await run({ body });
    if (outcome?.ok === false && outcome.errorCode === "accounts.second_factor_required")
      return owedFactor.ask(outcome, { autoLogin, onEntered: remember });
    if (outcome?.ok !== true) return undefined;
    remember(outcome.value.deviceCredential);
    return enterSession(services, outcome.value, { autoLogin, from });
  };
  return { enter, pending };
}
