import "../../../shared/lists/line-card.css";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** Messages on their way, of the shape that lands. */
export function InboxSkeleton({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <div className="px-4 pb-2.5" role="status" aria-label={t("shell.loading")}>
      <div className="line-card">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="inbox-row">
            <Skeleton className="size-10 flex-none rounded-pill bg-ink-3!" />
            <span className="grid flex-1 gap-2">
              <Skeleton className="block h-4 w-3/5 bg-ink-3!" />
              <Skeleton className="block h-3 w-11/12 bg-ink-3!" />
              <Skeleton className="block h-3 w-16 bg-ink-3!" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
