/** Whether the platform told, in the refusal of some call, that the house is closed. */
export type SiteState = "open" | "maintenance" | "restricted";

const listeners = new Set<() => void>();
let state: SiteState = "open";

export const siteState = {
  current: (): SiteState => state,
  close: (next: Exclude<SiteState, "open">): void => {
    state = next;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;
