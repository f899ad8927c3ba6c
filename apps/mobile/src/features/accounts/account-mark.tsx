import "./account-marks.css";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";

export interface AccountMarkProps {
  readonly icon: IconName;
  /** How what it stands for is doing. */
  readonly state?: string | undefined;
}

/** The sign at the head of a row or a page of the account. */
export function AccountMark({ icon, state }: AccountMarkProps) {
  return (
    <span className="account-mark" data-state={state}>
      <Icon name={icon} size={20} />
    </span>
  );
}
