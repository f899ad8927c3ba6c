import { getSecurityConfiguration } from "@lantern/contract/accounts/get-security-configuration.ts";
import { useCall } from "../../../shared/wire/use-call.ts";

/** Whether the account has a password to show oneself by; one that came by a number or another service may have none. */
export function useHasPassword(): boolean {
  const { data } = useCall(getSecurityConfiguration);
  return data?.entries.find(({ entry }) => entry === "password")?.state !== "unset";
}
