import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import { statusPage, type StatusPage } from "@lantern/rules/site/status.ts";
import { useSyncExternalStore } from "react";
import { siteState } from "../shared/page/site-state.ts";
import { statusFreshMs } from "../shared/page/use-site.ts";
import { useCall } from "../shared/wire/use-call.ts";

/**
 * Whether the house is open to who is here: by its status, which is read again and again in the background (specification 4.10), or by the
 * refusal of any call meanwhile. Maintenance wins where a region is restricted too (2.52, reading 2).
 */
export function useHouse(): StatusPage {
  const { data: status } = useCall(getSystemStatus, undefined, { staleTimeMs: statusFreshMs, refetchEveryMs: statusFreshMs });
  const told = useSyncExternalStore(siteState.subscribe, siteState.current, () => "open" as const);
  return statusPage({
    maintenance: told === "maintenance" || status?.maintenance === true,
    regionRestriction: told === "restricted" || status?.regionRestriction === true,
  });
}
