import "./button.css";
import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from "react";
import type { IconName } from "../icons/icon-name.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link, type LinkProps } from "./link.tsx";

/** `gold`: the one next tap of the screen. `quiet`: an outlined second choice. `plain`: text alone. `heat`: takes something away. */
export type ButtonKind = "gold" | "quiet" | "plain" | "heat";

export interface ButtonLook {
  readonly kind?: ButtonKind;
  readonly size?: "small" | "normal" | "large";
  /** As wide as its place. */
  readonly wide?: boolean;
  readonly icon?: IconName;
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action runs: the label stays, a wick burns, taps do nothing. */
  readonly pending?: boolean;
  readonly children?: ReactNode;
}

export function Button({ kind, size, wide, icon, pending = false, className, children, onClick, type = "button", ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
    >
      {icon !== undefined && <Icon name={icon} size={size === "large" ? 22 : 18} />}
      {children}
      {pending && <span className="button-wick" />}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ kind, size, wide, icon, className, children, ...rest }: ButtonLook & LinkProps) {
  return (
    <Link {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {icon !== undefined && <Icon name={icon} size={size === "large" ? 22 : 18} />}
      {children}
    </Link>
  );
}

function buttonClass(
  { kind = "plain", size = "normal", wide = false }: { readonly [K in "kind" | "size" | "wide"]: ButtonLook[K] | undefined },
  more?: string,
): string {
  return classNames("button", `button-${kind}`, size !== "normal" && `button-${size}`, wide && "button-wide", more);
}
