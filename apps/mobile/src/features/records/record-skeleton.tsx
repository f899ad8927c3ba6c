import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";

/** Lines of a record on their way, of the height that lands. */
export function RecordSkeleton({ count, heading }: { readonly count: number; readonly heading: boolean }) {
  const t = useText();
  return (
    <div className="px-4" role="status" aria-label={t("shell.loading")}>
      {heading && <Skeleton className="mx-1 mb-2 block h-3.5 w-16" />}
      <div className="record-card">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="record-line">
            <Skeleton className="size-11 flex-none rounded-s" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="block h-3.5 w-3/5" />
              <Skeleton className="block h-3 w-2/5" />
            </span>
            <Skeleton className="h-3.5 w-16" />
          </div>
        ))}
      </div>
    </div>
  );
}
