import "./toast.css";
import { Icon } from "./icon.tsx";

export type ToastKind = "info" | "success" | "error" | "loading";

export interface ToastItem {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

const icons = { info: "info", success: "check-circle", error: "warning-circle" } as const;

/** The messages on screen now, under the top bar. Errors interrupt a screen reader, the rest wait their turn. */
export function ToastStack({ items }: { readonly items: readonly ToastItem[] }) {
  return (
    <div className="toasts">
      {items.map(({ id, kind, text }) => (
        <div key={id} className="toast" data-kind={kind} role={kind === "error" ? "alert" : "status"}>
          {kind === "loading" ? <span className="toast-spinner" aria-hidden="true" /> : <Icon name={icons[kind]} size={20} />}
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
