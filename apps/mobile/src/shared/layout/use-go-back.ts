import { useCallback } from "react";
import { hrefs } from "../../paths.ts";
import { useRouter } from "../router/router-context.tsx";

/** One step back; home where the page is the first of its history (specification 2.12.3, 2.34, 2.38.1), or where the page's rule says home. */
export function useGoBack(to: "home" | "previous" = "previous"): () => void {
  const router = useRouter();
  return useCallback(() => {
    if (to === "previous") router.back(hrefs.page("home"));
    else void router.navigate(hrefs.page("home"));
  }, [router, to]);
}
