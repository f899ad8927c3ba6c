import "./overlay.css";
import { Dialog } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { IconButton } from "./icon-button.tsx";
import { useOpenGuard } from "./use-open-guard.ts";

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** `bottom`: choices and slips. `end`: a drawer from the side where lines end. */
  readonly side?: "bottom" | "end";
  readonly title: string;
  /** Keeps the title for screen readers alone; the content then brings its own head and closing control. */
  readonly titleHidden?: boolean;
  readonly closeLabel: string;
  readonly children: ReactNode;
  /** Stands below the scrolling content. */
  readonly footer?: ReactNode;
}

/** A surface over the page: focus stays inside, Escape and the mask close it. Load it when it is first needed. */
export function Sheet({ open, onClose, side = "bottom", title, titleHidden = false, closeLabel, children, footer }: SheetProps) {
  const change = useOpenGuard(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={change}>
      <Dialog.Portal>
        <Dialog.Backdrop className="overlay-veil" />
        <Dialog.Popup className={`sheet sheet-${side}`}>
          <header className={titleHidden ? "sr-only" : "flex min-h-15 flex-none items-center py-2 ps-5 pe-2"}>
            <Dialog.Title className="text-title flex-1">{title}</Dialog.Title>
            {!titleHidden && <Dialog.Close render={<IconButton icon="close" label={closeLabel} size={22} />} />}
          </header>
          {/* Arrow keys scroll what is focused: a text without a control in it would be out of their reach. */}
          <div
            className="min-h-0 flex-1 overflow-y-auto overscroll-contain -outline-offset-2"
            role="group"
            aria-label={title}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
            tabIndex={0}
          >
            {children}
          </div>
          {footer}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
