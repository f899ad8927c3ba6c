import type { ReactNode } from "react";
import { useWholePage } from "./use-whole-page.ts";

/** What follows when the tap that led here has been answered. A box as high as the screen stands there until then, so that nothing else moves up. */
export function BelowFirstView({ children }: { readonly children: ReactNode }) {
  return useWholePage() ? children : <div className="min-h-dvh" />;
}
