import "./choice.css";
import type { InputHTMLAttributes } from "react";
import { classNames } from "./class-names.ts";

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "role"> {
  /** Read by screen readers; the visible text stands beside the switch. */
  readonly label: string;
}

/** Turns something on or off at once. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <span className={classNames("switch", className)}>
      <input {...input} type="checkbox" role="switch" aria-label={label} aria-checked={input.checked ?? input.defaultChecked ?? false} />
      <span className="switch-knob" />
    </span>
  );
}
