import { GameTileSkeleton, Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";

/** The shape of home while it is on its way: the same heights, so that nothing moves when it lands. */
export function HomeSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t("shell.loading")}>
      <div className="home-banners">
        <Skeleton className="banner" />
        <div className="carousel-foot" />
      </div>
      <div className="flex min-h-11 items-center px-5">
        <Skeleton className="h-3.5 w-3/4" />
      </div>
      <div className="mt-1 flex min-h-11 items-center px-4">
        <Skeleton className="h-5 w-36" />
      </div>
      <div className="scroll-row gap-3 overflow-hidden px-4 pt-1.5 pb-1">
        {[0, 1, 2].map((index) => (
          <GameTileSkeleton key={index} className="home-tile" />
        ))}
      </div>
      <div className="mt-4 flex min-h-11 items-center px-4">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="scroll-row gap-3 overflow-hidden px-4 pt-0.5">
        {[0, 1].map((index) => (
          <Skeleton key={index} className="h-36 w-69 flex-none rounded-l" />
        ))}
      </div>
    </div>
  );
}
