import type { ToastItem, ToastKind } from "@lantern/ui/components/toast.tsx";

/** How long a message stays, in ms (specification 9.2). */
export const toastMs = {
  /** Lottery launch, lists. */
  loading: 3000,
  favouriteLoading: 10_000,
  /** Test play and free trial: until the answer is there. */
  trialLoading: 9_999_000,
  smsSending: 10_000,
  info: 2000,
  success: 1500,
  notice: 1500,
  /** “Changes saved”. */
  saved: 1000,
  short: 3000,
  long: 8000,
} as const;

export interface ToastStore {
  readonly items: () => readonly ToastItem[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a message; the returned function takes it away early. A loading message gives way to the next of any kind. */
  readonly show: (kind: ToastKind, text: string, options?: { readonly ms?: number }) => () => void;
  readonly clear: () => void;
}

const usualMs: Readonly<Record<ToastKind, number>> = {
  info: toastMs.info,
  success: toastMs.success,
  error: toastMs.short,
  loading: toastMs.loading,
};

/** At most this many at once; the oldest gives way. */
const shownMax = 2;

export function makeToastStore(): ToastStore {
  const listeners = new Set<() => void>();
  let items: readonly ToastItem[] = [];
  let lastId = 0;
  const change = (next: readonly ToastItem[]) => {
    items = next;
    for (const listener of listeners) listener();
  };
  const drop = (id: number) => change(items.filter((item) => item.id !== id));
  return {
    items: () => items,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (kind, text, { ms = usualMs[kind] } = {}) => {
      const id = ++lastId;
      const others = items.filter((item) => item.kind !== "loading" && item.text !== text);
      change([...others, { id, kind, text }].slice(-shownMax));
      const timer = setTimeout(() => drop(id), ms);
      return () => {
        clearTimeout(timer);
        drop(id);
      };
    },
    clear: () => change([]),
  };
}

/** The messages of this browser tab. */
export const toasts: ToastStore = makeToastStore();
