import { drawings } from "../icons/drawings.ts";
import spriteAddress from "../icons/icons.svg?url";
import type { IconName } from "../icons/icon-name.ts";
import { classNames } from "./class-names.ts";

export interface IconProps {
  readonly name: IconName;
  /** Width and height in px. */
  readonly size?: number;
  readonly className?: string;
}

/** Icons that point along the line and turn with a right-to-left page; a test says which these are. */
const turning = /^(arrow|caret)-[lr]|^s(end|ign)|^ext/;

/** An icon of the sprite, in the colour of the text around it. Decoration: the control around it carries the name. */
export function Icon({ name, size = 24, className }: IconProps) {
  return (
    <svg
      className={classNames("block flex-none fill-current", turning.test(name) && "icon-turns", className)}
      width={size}
      height={size}
      aria-hidden="true"
      {...(drawings[name] ?? { children: <use href={`${spriteAddress}#${name}`} /> })}
    />
  );
}
