import "./field.css";
import { useId, type ReactNode, type Ref, type SelectHTMLAttributes } from "react";
import type { IconName } from "../icons/icon-name.ts";
import { FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface SelectFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly icon?: IconName;
  readonly error?: string | undefined;
  /** `<option>` elements. */
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A choice from a list, with the phone's own picker. */
export function SelectField({ label, icon, error, children, className, id, ref, ...select }: SelectFieldProps) {
  const ownId = useId();
  const selectId = id ?? ownId;
  return (
    <div className={className}>
      <div className="field" data-invalid={error === undefined ? undefined : ""}>
        {icon !== undefined && <Icon name={icon} size={20} />}
        <label className="min-w-0 flex-1 py-2" htmlFor={selectId}>
          <span className="field-label">{label}</span>
          <select
            {...select}
            ref={ref}
            id={selectId}
            className="field-input"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error === undefined ? undefined : `${selectId}-error`}
          >
            {children}
          </select>
        </label>
        <Icon name="caret-down" size={16} className="pointer-events-none me-3" />
      </div>
      <FieldError id={`${selectId}-error`} error={error} />
    </div>
  );
}
