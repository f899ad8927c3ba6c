import "../../shared/lists/line-card.css";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";

export interface RecordSkeletonProps {
  readonly count: number;
  readonly heading: boolean;
  /** What each line begins with: a game's tile, or the round sign of a movement. */
  readonly art: "tile" | "sign";
}

/** Lines of a record on their way, of the shape and height that land. */
export function RecordSkeleton({ count, heading, art }: RecordSkeletonProps) {
  const t = useText();
  return (
    <div className="px-4" role="status" aria-label={t("shell.loading")}>
      {heading && <Skeleton className="mx-1 mt-2 mb-3 block h-3.5 w-16" />}
      <div className="line-card">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className="record-line">
            <Skeleton
              className={art === "tile" ? "h-[50px] w-10 flex-none rounded-s bg-ink-3!" : "size-10 flex-none rounded-pill bg-ink-3!"}
            />
            <span className="grid flex-1 gap-2">
              <Skeleton className="block h-4 w-3/5 bg-ink-3!" />
              <Skeleton className="block h-3 w-2/5 bg-ink-3!" />
            </span>
            <span className="grid justify-items-end gap-2">
              <Skeleton className="block h-4 w-16 bg-ink-3!" />
              <Skeleton className="block h-3 w-20 bg-ink-3!" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
