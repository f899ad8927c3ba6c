import "./choice.css";
import type { InputHTMLAttributes, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type"> {
  /** The label; it may hold links. */
  readonly children: ReactNode;
}

/** A box to tick; ticked it is lit paper. */
export function Checkbox({ children, className, ...input }: CheckboxProps) {
  return (
    <label className={classNames("checkbox", className)}>
      <input type="checkbox" {...input} />
      <span className="checkbox-box">
        <Icon name="check" size={15} />
      </span>
      <span>{children}</span>
    </label>
  );
}
