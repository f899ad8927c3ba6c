import "./skeleton.css";
import type { CSSProperties } from "react";
import { classNames } from "./class-names.ts";

/** A place that is filling: give it the size of what will land. */
export function Skeleton({ className, style }: { readonly className?: string; readonly style?: CSSProperties }) {
  return <span className={classNames("skeleton", className)} style={style} aria-hidden="true" />;
}

/** A tile that is filling, with its name as a bar. */
export function GameTileSkeleton({ className }: { readonly className?: string }) {
  return (
    <span className={classNames("block", className)} aria-hidden="true">
      <Skeleton className="aspect-[4/5] w-full rounded-tile" />
      <Skeleton className="mt-2 mb-1 h-3 w-4/5" />
    </span>
  );
}
