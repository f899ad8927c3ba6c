import { Skeleton } from "@lantern/ui/components/skeleton.tsx";

/** A row of a page of the account on its way: its mark, its name, and what stands below it. */
export function RowSkeleton() {
  return (
    <div className="flex items-center gap-3">
      <Skeleton className="size-10 rounded-m bg-ink-3!" />
      <span className="grid flex-1 gap-2">
        <Skeleton className="h-4 w-1/2 bg-ink-3!" />
        <Skeleton className="h-3 w-4/5 bg-ink-3!" />
      </span>
    </div>
  );
}
