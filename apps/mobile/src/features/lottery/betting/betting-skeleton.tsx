import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** The shape of the betting page while it is on its way. */
export function BettingSkeleton() {
  const t = useText();
  return (
    <div className="betting betting-pane" role="status" aria-label={t("shell.loading")}>
      <Skeleton className="h-[142px] w-full rounded-l" />
      <Skeleton className="h-11 w-full rounded-m" />
      <Skeleton className="h-12 w-full rounded-s" />
      <Skeleton className="h-14 w-full rounded-m" />
      <div className="number-board">
        {Array.from({ length: 25 }, (_, place) => (
          <Skeleton key={place} className="h-[50px] rounded-m" />
        ))}
      </div>
    </div>
  );
}
