import "./picks/number-board.css";
import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** The shape of the betting page while it is on its way. */
export function BettingSkeleton() {
  const t = useText();
  return (
    <div className="betting" role="status" aria-label={t("shell.loading")}>
      <Skeleton className="mx-4 block h-[83px] rounded-l" />
      <div className="flex h-11 items-center gap-5 px-5">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} className="h-4 w-12" />
        ))}
      </div>
      <div className="flex gap-2 overflow-hidden px-4 py-2">
        {[0, 1, 2].map((place) => (
          <Skeleton key={place} className="h-12 w-34 flex-none rounded-m" />
        ))}
      </div>
      <div className="betting-pane flex flex-col gap-2">
        <Skeleton className="block h-12 w-full rounded-m" />
        <Skeleton className="my-2.5 block h-4 w-3/4" />
        <div className="number-board">
          {Array.from({ length: 25 }, (_, place) => (
            <Skeleton key={place} className="h-[clamp(48px,6.4dvh,58px)] rounded-m" />
          ))}
        </div>
      </div>
    </div>
  );
}
