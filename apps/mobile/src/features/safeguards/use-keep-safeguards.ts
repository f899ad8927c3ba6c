import { getSafeguards } from "@lantern/contract/safeguards/get-safeguards.ts";
import { useServices } from "../../shared/page/app-services.tsx";
import { callQuery } from "../../shared/wire/use-call.ts";
import type { Safeguards } from "./safeguards.ts";

/** Puts what a change answered where the page reads it. */
export function useKeepSafeguards(): (changed: Safeguards) => void {
  const { queryClient, wire } = useServices();
  return (changed) => void queryClient.setQueryData(callQuery(wire, getSafeguards).queryKey, changed);
}
