import { getRegistrationSettings } from "@lantern/contract/accounts/get-registration-settings.ts";
import type { FieldSetting } from "@lantern/rules/accounts/form-rules.ts";
import { fieldPatterns } from "@lantern/rules/accounts/registration-defaults.ts";
import { useCall } from "../../../shared/wire/use-call.ts";

const usualSetting: FieldSetting = { field: "paymentPassword", enabled: true, required: true, patterns: [fieldPatterns.paymentPassword] };

/** The merchant's rule for payment passwords; the usual six digits until it is known. */
export function usePaymentSetting(): FieldSetting {
  const { data } = useCall(getRegistrationSettings);
  return data?.fields.find(({ field }) => field === "paymentPassword") ?? usualSetting;
}
