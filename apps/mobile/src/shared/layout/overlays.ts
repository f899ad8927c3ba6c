import { useSyncExternalStore } from "react";

/** What may lie over the page, one at a time. */
export type OverlayName = "panel" | "service" | "agent-menu" | "download" | "language" | "install-guide" | "sign-out";

type Listener = () => void;

const listeners = new Set<Listener>();
let open: OverlayName | undefined;

function change(next: OverlayName | undefined): void {
  open = next;
  for (const listener of listeners) listener();
}

/** Opens and closes what lies over the page. */
export const overlays = {
  current: (): OverlayName | undefined => open,
  open: (name: OverlayName): void => change(name),
  close: (): void => change(undefined),
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

/** The overlay that is open. */
export function useOverlay(): OverlayName | undefined {
  return useSyncExternalStore(overlays.subscribe, overlays.current, () => undefined);
}
