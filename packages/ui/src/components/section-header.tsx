import type { ReactNode } from "react";
import type { IconName } from "../icons/icon-name.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";

export interface SectionHeaderProps {
  readonly title: ReactNode;
  readonly icon?: IconName;
  /** Vermilion icon, for what is hot. */
  readonly hot?: boolean;
  readonly more?: { readonly href: string; readonly text: string };
  readonly id?: string;
}

/** A section's title, with a way to all of it. */
export function SectionHeader({ title, icon, hot = false, more, id }: SectionHeaderProps) {
  return (
    <header className="flex min-h-11 items-center gap-2 ps-4 pe-1">
      <h2 id={id} className="section-title text-title flex min-w-0 flex-1 items-center gap-2">
        {icon !== undefined && <Icon name={icon} size={20} className={hot ? "text-heat" : "text-paper-2"} />}
        <span className="line-clamp-2 py-0.5">{title}</span>
      </h2>
      {more !== undefined && (
        <Link
          href={more.href}
          className="pressable text-label flex min-h-11 items-center gap-0.5 px-3 text-[14px]! whitespace-nowrap text-paper-2"
        >
          {more.text}
          <Icon name="caret-right" size={14} />
        </Link>
      )}
    </header>
  );
}
