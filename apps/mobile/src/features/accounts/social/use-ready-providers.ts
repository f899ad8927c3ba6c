import type { SocialProvider } from "@lantern/contract/schemas/social.ts";
import { useSystemStatus, type SystemStatus } from "../../../shared/page/use-site.ts";

const none: readonly SocialProvider[] = [];

/** Outside sign-in services that are ready here, as the platform says; a status that was kept from before says nothing of them. */
export function useReadyProviders(): readonly SocialProvider[] {
  const info: Partial<SystemStatus["info"]> | undefined = useSystemStatus()?.info;
  return info?.socialProviders ?? none;
}
