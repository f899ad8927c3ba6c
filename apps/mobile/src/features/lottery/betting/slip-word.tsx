import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import type { ReactNode } from "react";

/** One line in the slip that says why nothing can be placed yet. */
export function SlipWord({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) {
  return (
    <p className="slip-word" role="status">
      <Icon name={icon} size={18} />
      <span className="min-w-0 flex-1">{children}</span>
    </p>
  );
}
