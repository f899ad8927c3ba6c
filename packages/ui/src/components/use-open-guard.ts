import { useEffect, useRef } from "react";
import { useCloseRequest } from "./use-close-request.ts";

/** For how long after opening a tap on the mask does not close, in ms (specification 9.2.7). */
export const maskGuardMs = 300;

interface ChangeDetails {
  readonly reason: string;
  readonly cancel: () => void;
}

/**
 * Passes a dialog's changes on, except a tap on the mask in the first moment: it belongs to the tap that opened it. The phone's way back
 * closes too.
 */
export function useOpenGuard(open: boolean, onClose: () => void): (next: boolean, details: ChangeDetails) => void {
  const openedAtMs = useRef(0);
  useCloseRequest(open, onClose);
  useEffect(() => {
    if (open) openedAtMs.current = performance.now();
  }, [open]);
  return (next, details) => {
    if (next) return;
    if (details.reason === "outside-press" && performance.now() - openedAtMs.current < maskGuardMs) {
      details.cancel();
      return;
    }
    onClose();
  };
}
