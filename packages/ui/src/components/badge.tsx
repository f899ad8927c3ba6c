import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

/** `live` over `hot` over `new`: a tile shows one. `count`: a number of unread things. */
export type BadgeKind = "hot" | "live" | "new" | "count" | "jade" | "plain";

const looks: Readonly<Record<BadgeKind, string>> = {
  hot: "bg-heat-fill text-white",
  live: "bg-heat-fill text-white",
  new: "bg-ink-0 text-lit",
  count: "bg-heat-fill text-white min-w-5 justify-center rounded-pill",
  jade: "bg-jade-fill text-white",
  plain: "bg-ink-4 text-paper",
};

export function Badge({
  kind,
  children,
  className,
}: {
  readonly kind: BadgeKind;
  readonly children: ReactNode;
  readonly className?: string;
}) {
  return (
    <span
      className={classNames(
        "text-note inline-flex h-5 items-center gap-[3px] rounded-[7px] px-[7px] leading-none! font-bold! whitespace-nowrap shadow-1",
        looks[kind],
        className,
      )}
    >
      {kind === "hot" && <Icon name="hot" size={12} />}
      {kind === "live" && <i className="size-1.5 flex-none rounded-pill bg-current" aria-hidden="true" />}
      {/* Only the side is cut: marks above and below a line leave its box. */}
      <span className="overflow-x-clip text-ellipsis">{children}</span>
    </span>
  );
}
