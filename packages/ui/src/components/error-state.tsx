import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";

export interface ErrorStateProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  readonly pending?: boolean;
  readonly className?: string;
}

/** It did not load: what went wrong as a picture, with a retry. */
export function ErrorState({ title, note, retryLabel, onRetry, pending = false, ...rest }: ErrorStateProps) {
  const offline = typeof navigator !== "undefined" && "onLine" in navigator && !navigator.onLine;
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        picture={offline ? "offline" : "error"}
        title={title}
        note={note}
        action={
          <Button kind="quiet" icon="refresh" pending={pending} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
