import { memo, useEffect, useState } from "react";
import { latePart } from "../shared/page/late-part.tsx";

const AfterPaint = latePart(async () => (await import("./after-paint.tsx")).AfterPaint);

/** What the page can do without at first: its code is fetched when the browser has time. */
export const LateParts = memo(function LateParts() {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const begin = () => setReady(true);
    if (typeof requestIdleCallback === "function") {
      const handle = requestIdleCallback(begin, { timeout: 3000 });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(begin, 1200);
    return () => clearTimeout(timer);
  }, []);
  return ready ? <AfterPaint /> : null;
});
