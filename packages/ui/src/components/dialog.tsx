import "./overlay.css";
import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { Button, type ButtonKind } from "./button.tsx";
import { useCloseRequest } from "./use-close-request.ts";
import { useOpenGuard } from "./use-open-guard.ts";

export interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the safe one first. */
  readonly actions?: ReactNode;
}

/** A message over the page that a tap on the mask puts away. */
export function Dialog({ open, onClose, title, children, actions }: DialogProps) {
  const change = useOpenGuard(open, onClose);
  return (
    <Base.Root open={open} onOpenChange={change}>
      <Base.Portal>
        <Base.Backdrop className="overlay-veil" />
        <Base.Popup className="dialog">
          <Base.Title className="text-title">{title}</Base.Title>
          {children !== undefined && <div className="text-body mt-2 text-paper-2">{children}</div>}
          {actions !== undefined && <div className="mt-6 flex flex-wrap gap-2 *:min-w-[calc(50%-4px)] *:grow">{actions}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

export interface MustAnswerDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** Read out with the title. */
  readonly note: string;
  readonly children: ReactNode;
  /** The only ways on. */
  readonly actions: ReactNode;
}

/** Stops whatever is on until one of its own buttons is pressed: neither the mask nor Escape puts it away. */
export function MustAnswerDialog({ open, title, note, children, actions }: MustAnswerDialogProps) {
  return (
    <AlertDialog.Root open={open}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="overlay-veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          <AlertDialog.Description className="text-body mt-1 text-paper-2">{note}</AlertDialog.Description>
          {children}
          <div className="mt-6">{actions}</div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly children?: ReactNode;
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly confirmKind?: ButtonKind;
  readonly pending?: boolean;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

/** A question that must be answered: the mask does not close it. */
export function ConfirmDialog({
  open,
  title,
  children,
  cancelLabel,
  confirmLabel,
  confirmKind = "gold",
  pending = false,
  onCancel,
  onConfirm,
}: ConfirmDialogProps) {
  useCloseRequest(open, onCancel);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="overlay-veil" />
        <AlertDialog.Popup className="dialog">
          <AlertDialog.Title className="text-title">{title}</AlertDialog.Title>
          {children !== undefined && <AlertDialog.Description className="text-body mt-2 text-paper-2">{children}</AlertDialog.Description>}
          <div className="mt-6 flex flex-wrap gap-2 *:min-w-[calc(50%-4px)] *:grow">
            <Button kind="quiet" onClick={onCancel}>
              {cancelLabel}
            </Button>
            <Button kind={confirmKind} pending={pending} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
