import { memo, useSyncExternalStore } from "react";
import { latePart } from "../shared/page/late-part.tsx";
import { toasts } from "../shared/toast/toasts.ts";

const ToastStack = latePart(async () => (await import("@lantern/ui/components/toast.tsx")).ToastStack);

const none: ReturnType<typeof toasts.items> = [];

/** Shows the messages; its code comes with the first of them. */
export const ToastHost = memo(function ToastHost() {
  const items = useSyncExternalStore(toasts.subscribe, toasts.items, () => none);
  if (items.length === 0) return null;
  return <ToastStack items={items} />;
});
