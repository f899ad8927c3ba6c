import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import type { ReactNode } from "react";

/** One line in the slip that says why nothing can be placed yet, with the way out where there is one. */
export function SlipWord({
  icon,
  children,
  action,
}: {
  readonly icon: IconName;
  readonly children: ReactNode;
  readonly action?: { readonly text: string; readonly onPress: () => void };
}) {
  return (
    <p className={action === undefined ? "slip-word" : "slip-word items-center!"} role="status">
      <Icon name={icon} size={18} />
      <span className="min-w-0 flex-1">{children}</span>
      {action !== undefined && (
        <Button kind="quiet" size="small" onClick={action.onPress}>
          {action.text}
        </Button>
      )}
    </p>
  );
}
