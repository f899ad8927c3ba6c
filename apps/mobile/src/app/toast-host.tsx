import { lazy, Suspense, useSyncExternalStore } from "react";
import { toasts } from "../shared/toast/toasts.ts";

const ToastStack = lazy(async () => ({ default: (await import("@lantern/ui/components/toast.tsx")).ToastStack }));

const none: ReturnType<typeof toasts.items> = [];

/** Shows the messages; its code comes with the first of them. */
export function ToastHost() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.items, () => none);
  if (items.length === 0) return null;
  return (
    <Suspense>
      <ToastStack items={items} />
    </Suspense>
  );
}
