import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { LoadFailed } from "../../../shared/page/load-failed.tsx";
import { useText } from "../../../shared/text/text.tsx";

export interface Waited {
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Stands where a form will be once it is known what is set, or says that this did not load. */
export function SecurityWait({ answer }: { readonly answer: Waited }) {
  const t = useText();
  if (answer.isError)
    return <LoadFailed page title={t("security.failed")} pending={answer.isFetching} onRetry={() => void answer.refetch()} />;
  return (
    <div className="px-6 pt-3" role="status" aria-label={t("shell.loading")}>
      <Skeleton className="mb-4 h-10 w-full" />
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="mb-3 h-15 rounded-m" />
      ))}
    </div>
  );
}
