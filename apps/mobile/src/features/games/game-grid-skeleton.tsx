import { GameTileSkeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../shared/text/text.tsx";

/** The shape of tiles that are on their way. */
export function GameGridSkeleton({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <div className="game-grid" role="status" aria-label={t("shell.loading")}>
      {Array.from({ length: count }, (_, index) => (
        <GameTileSkeleton key={index} />
      ))}
    </div>
  );
}
