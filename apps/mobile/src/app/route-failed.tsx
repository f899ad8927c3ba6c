import { ErrorState } from "@lantern/ui/components/error-state.tsx";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { RefusedError } from "../shared/wire/outcome.ts";
import { useText } from "../shared/text/text.tsx";

/** A page's code or data did not come (specification 8.9, 8.1.12): it is logged, and a tap tries again. */
export function RouteFailed({ error, reset }: ErrorComponentProps) {
  const t = useText();
  const router = useRouter();
  useEffect(() => {
    if (!(error instanceof RefusedError)) console.error(error);
  }, [error]);
  return (
    <ErrorState
      className="min-h-[52vh] justify-center"
      title={t("shell.failed.title")}
      note={error instanceof RefusedError && error.message !== "" ? error.message : t("shell.failed.note")}
      retryLabel={t("shell.retry")}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
