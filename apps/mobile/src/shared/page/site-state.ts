/** Whether the platform told, in the refusal of some call, that the house is closed. */
export type SiteState = "open" | "maintenance" | "restricted";

const listeners = new Set<() => void>();
let state: SiteState = "open";

export const siteState = {
  current: (): SiteState => state,
  close: (next: Exclude<SiteState, "open">): void => tell(next),
  /** The status says that it is open again. */
  open: (): void => tell("open"),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
} as const;

function tell(next: SiteState): void {
  state = next;
  for (const listener of listeners) listener();
}
