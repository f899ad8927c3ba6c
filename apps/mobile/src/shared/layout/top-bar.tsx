import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import type { ReactNode } from "react";
import { useText } from "../text/text.tsx";
import { useGoBack } from "./use-go-back.ts";

export interface TopBarProps {
  /** Stands where lines begin: a `BackButton` or the logo. */
  readonly left?: ReactNode;
  readonly title?: ReactNode;
  /** Smaller, under the title. */
  readonly note?: ReactNode;
  readonly right?: ReactNode;
}

/** Letters from which a title takes two smaller lines rather than being cut beside a balance. */
const longTitle = 12;

/** The bar that every page begins with (specification 2.9.1). */
export function TopBar({ left, title, note, right }: TopBarProps) {
  return (
    <header className="top-bar">
      <div className="top-bar-row">
        {title === undefined ? <span className="flex min-w-0 flex-1">{left}</span> : left}
        {title !== undefined && (
          <h1 className="min-w-0 flex-1">
            <span className="top-bar-title" data-long={typeof title === "string" && title.length > longTitle ? "" : undefined}>
              {title}
            </span>
            {note !== undefined && <span className="text-label block truncate font-medium! text-paper-3">{note}</span>}
          </h1>
        )}
        {right}
      </div>
    </header>
  );
}

/** The arrow at the beginning of a bar. */
export function BackButton({ to = "previous" }: { readonly to?: "home" | "previous" }) {
  const t = useText();
  const goBack = useGoBack(to);
  return <IconButton icon="arrow-left" label={t("shell.back")} className="text-paper!" onClick={goBack} />;
}
