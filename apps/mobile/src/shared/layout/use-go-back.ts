import { useCanGoBack, useRouter } from "@tanstack/react-router";
import { useCallback } from "react";
import { hrefs } from "../../paths.ts";

/** One step back; home where the page is the first of its history (specification 2.12.3, 2.34, 2.38.1), or where the page's rule says home. */
export function useGoBack(to: "home" | "previous" = "previous"): () => void {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  return useCallback(() => {
    if (to === "previous" && canGoBack) router.history.back();
    else void router.navigate({ href: hrefs.page("home"), replace: to === "previous" });
  }, [router, canGoBack, to]);
}
