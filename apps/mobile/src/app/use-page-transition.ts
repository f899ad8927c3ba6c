import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { watchBackSwipe } from "./back-swipe.ts";

/** `fade`: 300 ms (specification 2.53, 9.4.6). `none`: after a swipe back the system has animated already, and on the first page. */
export function usePageTransition(): "fade" | "none" {
  const router = useRouter();
  const [transition, setTransition] = useState<"fade" | "none">("none");
  useEffect(() => {
    const swipe = watchBackSwipe(document);
    const stop = router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
      if (pathChanged) setTransition(swipe.happened() ? "none" : "fade");
    });
    return () => {
      stop();
      swipe.stop();
    };
  }, [router]);
  return transition;
}
