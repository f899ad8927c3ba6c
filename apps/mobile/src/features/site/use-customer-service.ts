import { getCustomerService } from "@lantern/contract/messages/get-customer-service.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { callKey, useCall } from "../../shared/wire/use-call.ts";

/** `closed`: the merchant has no customer service outside, or its link may not be followed. */
export type CustomerService =
  | { readonly state: "loading" | "closed" }
  | { readonly state: "open"; readonly href: string; readonly host: string }
  | { readonly state: "failed"; readonly retry: () => void };

/** The link to customer service, out of its seal and checked (specification 7.17.4, 7.22.1). What opens it is fetched with the first link. */
export function useCustomerService(): CustomerService {
  const answer = useCall(getCustomerService, undefined, { staleTimeMs: 300_000 });
  const sealed = answer.data?.service ?? undefined;
  const opened = useQuery({
    queryKey: [...callKey(getCustomerService), "opened", sealed?.path],
    enabled: sealed !== undefined,
    staleTime: Infinity,
    // The same link comes under another path each time.
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { openServiceLink } = await import("@lantern/rules/messages/open-service-link.ts");
      return (sealed === undefined ? undefined : openServiceLink(sealed, answer.data?.hosts ?? [])) ?? null;
    },
  });
  if (answer.isError && answer.data === undefined) return { state: "failed", retry: () => void answer.refetch() };
  if (opened.isError) return { state: "failed", retry: () => void opened.refetch() };
  if (answer.data === undefined) return { state: "loading" };
  if (sealed === undefined || opened.data === null) return { state: "closed" };
  if (opened.data === undefined) return { state: "loading" };
  return { state: "open", href: opened.data, host: new URL(opened.data).host };
}
