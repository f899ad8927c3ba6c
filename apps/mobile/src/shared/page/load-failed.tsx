import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { useOnline } from "../offline/use-online.ts";
import { useText } from "../text/text.tsx";

export interface LoadFailedProps {
  /** What did not come, where there is a connection. */
  readonly title: string;
  readonly pending: boolean;
  readonly onRetry: () => void;
  /** As high as a page's content, in its middle. */
  readonly page?: boolean;
}

/** A list or a page that did not load; without a connection it says so, and that it will come by itself. */
export function LoadFailed({ title, pending, onRetry, page = false }: LoadFailedProps) {
  const t = useText();
  const online = useOnline();
  return (
    <ErrorState
      {...(page ? { className: "min-h-[52vh] justify-center" } : {})}
      title={online ? title : t("shell.offline.title")}
      note={online ? undefined : t("shell.offline.note")}
      retryLabel={t("shell.retry")}
      pending={pending}
      onRetry={onRetry}
    />
  );
}
