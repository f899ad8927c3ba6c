import "./account-marks.css";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";

export interface AccountSealProps {
  readonly icon: IconName;
  readonly size: number;
  /** Sets the seal's size and place, and its colours where they differ. */
  readonly className: string;
}

/** The round sign at the corner of a picture. */
export function AccountSeal({ icon, size, className }: AccountSealProps) {
  return (
    <span className={`account-seal ${className}`}>
      <Icon name={icon} size={size} />
    </span>
  );
}
