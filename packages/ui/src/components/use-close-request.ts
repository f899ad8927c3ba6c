import { useEffect, useRef } from "react";

/** What browsers with a back button or gesture of their own offer; the type library does not have it yet. */
interface CloseWatcher extends EventTarget {
  readonly destroy: () => void;
}

declare global {
  interface Window {
    readonly CloseWatcher?: new () => CloseWatcher;
  }
}

/**
 * While something lies over the page, the phone's back button or gesture puts that away instead of leaving the page. Only where a finger
 * points: on a desk the same request comes from Escape, which dialogs answer themselves.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  useEffect(() => {
    latest.current = onClose;
  });
  useEffect(() => {
    if (!open || window.CloseWatcher === undefined || !matchMedia("(pointer: coarse)").matches) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener("close", () => latest.current());
    return () => watcher.destroy();
  }, [open]);
}
