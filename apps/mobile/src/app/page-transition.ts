import type { RouterAction } from "../shared/router/router.ts";

/** `fade`: 300 ms (specification 2.53, 9.4.6). `none`: after a swipe back, and on the first page. */
export function pageTransition(action: RouterAction | undefined): "fade" | "none" {
  return action === undefined || action === "swipe" ? "none" : "fade";
}
