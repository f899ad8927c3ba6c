import type { UseQueryResult } from "@tanstack/react-query";
import { useEffect } from "react";
import { afterPaint } from "../page/after-paint.ts";
import type { RefusedError } from "../wire/outcome.ts";
import { rememberOffline, useRemembered } from "./remembered.ts";

export interface LastKnown<Value> {
  /** The platform's answer, or the last one where the platform cannot be reached; undefined where there is neither. */
  readonly value: Value | undefined;
  /** When it was true, ms since 1970; set only while it may be stale because the platform cannot be reached. */
  readonly asOfMs: number | undefined;
}

/** The parts of a query that tell what it knows. */
type Known<Value> = Pick<UseQueryResult<Value, RefusedError>, "data" | "error" | "isPlaceholderData" | "dataUpdatedAt">;

/**
 * What a query knows, kept on the device under `key` for the time without a connection. A member's keys name him; `undefined` keeps
 * nothing. Refusals of the platform are answers and bring nothing back: only what got lost on the way does.
 */
export function useLastKnown<Value>(
  key: string | undefined,
  { data, error, isPlaceholderData, dataUpdatedAt }: Known<Value>,
): LastKnown<Value> {
  const lost = error?.refused.errorCode.startsWith("network.") === true;
  useEffect(() => {
    if (key === undefined || data === undefined || lost || isPlaceholderData) return undefined;
    return afterPaint(() => rememberOffline(key, data));
  }, [key, data, lost, isPlaceholderData]);
  const kept = useRemembered<Value>(lost && data === undefined ? key : undefined);
  if (data !== undefined) return { value: data, asOfMs: lost ? dataUpdatedAt : undefined };
  return { value: kept?.value, asOfMs: kept?.atMs };
}
