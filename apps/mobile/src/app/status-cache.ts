import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import type { AppServices } from "../shared/page/app-services.tsx";
import { recall, rememberOffline } from "../shared/offline/remembered.ts";
import { callKey } from "../shared/wire/use-call.ts";

const keptAs = "status";

/** Keeps the system status in this browser and begins with the kept one where the page brought none; it is refreshed in the background (specification 4.10). */
export function followStatus({ queryClient }: Pick<AppServices, "queryClient">): void {
  const queryKey = callKey(getSystemStatus);
  const kept = recall(keptAs);
  if (queryClient.getQueryData(queryKey) === undefined && kept !== undefined)
    queryClient.setQueryData(queryKey, kept.value, { updatedAt: 0 });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === "updated" && query.queryKey[1] === getSystemStatus.name && query.state.status === "success")
      rememberOffline(keptAs, query.state.data);
  });
}
