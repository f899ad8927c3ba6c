import { startTransition, useEffect, useState } from "react";
import { useRouter } from "../router/router-context.tsx";
import { afterPaint } from "./after-paint.ts";

/**
 * False in the frame that answers a tap which led here, true from the next on: until then a page leaves out what lies below its first view.
 * The first HTML is whole, and so is a page that a step back returns to, at a place further down. Only how the page was reached counts, so
 * nothing is listened to.
 */
export function useWholePage(): boolean {
  const { action } = useRouter().state();
  return useFollowing(action === "push" || action === "replace");
}

/** The same for what lies aside, in rows that scroll to the side: a step back finds those at their beginning too. */
export function useWholeRow(): boolean {
  return useFollowing(useRouter().state().action !== undefined);
}

/**
 * False until the frame with this part has been painted, if it is `later` at first. (React's deferred value would not wait for that: where
 * the next frame is late, its work comes before it.)
 */
export function useFollowing(later: boolean): boolean {
  const [whole, setWhole] = useState(!later);
  useEffect(() => {
    if (whole) return undefined;
    return afterPaint(() => startTransition(() => setWhole(true)));
  }, [whole]);
  return whole;
}
