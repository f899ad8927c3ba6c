import { GameTileSkeleton, Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";

/** The shape of the game centre while it is on its way. */
export function CentreSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t("shell.loading")}>
      <div className="flex min-h-11 items-center px-4">
        <Skeleton className="h-5 w-28" />
      </div>
      <div className="vendor-tiles">
        {[0, 1, 2, 3].map((index) => (
          <Skeleton key={index} className="h-16 rounded-m" />
        ))}
      </div>
      <div className="mt-4 flex min-h-11 items-center px-4">
        <Skeleton className="h-5 w-32" />
      </div>
      <div className="game-grid">
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <GameTileSkeleton key={index} />
        ))}
      </div>
    </div>
  );
}
