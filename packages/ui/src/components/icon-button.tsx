import type { ButtonHTMLAttributes } from "react";
import type { IconName } from "../icons/icon-name.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

interface IconButtonLook {
  readonly icon: IconName;
  /** Said by screen readers; nothing else names the control. */
  readonly label: string;
  readonly size?: number;
  /** A dot at the corner, for something unread; its meaning belongs in the label. */
  readonly dot?: boolean;
}

const look = "relative grid size-11 flex-none place-items-center rounded-m text-paper-2 active:bg-wash";

export function IconButton({
  icon,
  label,
  size = 24,
  dot = false,
  className,
  ...rest
}: IconButtonLook & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(look, className)}>
      <Icon name={icon} size={size} />
      {dot && <Dot />}
    </button>
  );
}

export function IconLink({ icon, label, size = 24, dot = false, className, ...rest }: IconButtonLook & LinkProps) {
  return (
    <Link {...rest} aria-label={label} className={classNames(look, className)}>
      <Icon name={icon} size={size} />
      {dot && <Dot />}
    </Link>
  );
}

function Dot() {
  return <span className="absolute end-2 top-2 size-2.5 rounded-pill bg-heat-fill" aria-hidden="true" />;
}
