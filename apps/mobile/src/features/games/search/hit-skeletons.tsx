import { Skeleton } from "@lantern/ui/components/skeleton.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** The shape of results that are on their way. */
export function HitSkeletons({ count }: { readonly count: number }) {
  const t = useText();
  return (
    <div role="status" aria-label={t("shell.loading")}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="flex min-h-16 items-center gap-3 px-4">
          <Skeleton className="search-art aspect-[4/5] rounded-tile" />
          <Skeleton className="h-4 w-1/2" />
        </span>
      ))}
    </div>
  );
}
