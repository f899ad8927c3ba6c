import { getSystemStatus } from "@lantern/contract/site/get-system-status.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { useMemo } from "react";
import { useCall } from "../wire/use-call.ts";

export type SystemStatus = CallValue<typeof getSystemStatus>;

/** How long the status counts as fresh before it is read again in the background (specification 4.10), in ms. */
export const statusFreshMs = 60_000;

/** The merchant as its visitors see it; it came with the first HTML and is refreshed in the background. */
export function useSystemStatus(): SystemStatus | undefined {
  return useCall(getSystemStatus, undefined, { staleTimeMs: statusFreshMs }).data;
}

const none: ReadonlySet<string> = new Set();

function namesOn(board: Readonly<Record<string, boolean>> | undefined): ReadonlySet<string> {
  return board === undefined ? none : new Set(Object.entries(board).flatMap(([name, on]) => (on ? [name] : [])));
}

/** Whitelabel flags that are on, by the specification's names (6.5.2). */
export function useFlags(): ReadonlySet<string> {
  const board = useSystemStatus()?.info.whitelabel;
  return useMemo(() => namesOn(board), [board]);
}

/** Merchant switches that are on (6.3.3). */
export function useSwitches(): ReadonlySet<string> {
  const board = useSystemStatus()?.info.switches;
  return useMemo(() => namesOn(board), [board]);
}

/** Address of a resource of the merchant (3.17), where it has one. */
export function useResource(type: SystemStatus["info"]["resources"][number]["resourceType"]): string | undefined {
  return useSystemStatus()?.info.resources.find(({ resourceType }) => resourceType === type)?.url;
}
