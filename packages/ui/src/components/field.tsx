import "./field.css";
import { useId, useState, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import type { IconName } from "../icons/icon-name.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly icon?: IconName;
  /** What is wrong and how to right it; shown under the field and read with it. */
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** Stands at the end of the field: a button, a captcha image. */
  readonly trailing?: ReactNode;
  /** Stands before the input: a dialing code, a currency sign. */
  readonly leading?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One line of text with its name inside the frame. Numbers and codes set `inputMode`. */
export function Field({ label, icon, error, hint, trailing, leading, className, id, ref, ...input }: FieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const noteId = `${inputId}-note`;
  const note = error ?? hint;
  return (
    <div className={className}>
      <div className="field" data-invalid={error === undefined ? undefined : ""} data-disabled={input.disabled === true ? "" : undefined}>
        {icon !== undefined && <Icon name={icon} size={20} />}
        {leading}
        <label className="min-w-0 flex-1 py-2" htmlFor={inputId}>
          <span className="field-label">{label}</span>
          <input
            {...input}
            ref={ref}
            id={inputId}
            className="field-input"
            aria-invalid={error !== undefined || undefined}
            aria-describedby={note === undefined ? undefined : noteId}
          />
        </label>
        {trailing}
      </div>
      {note !== undefined && (
        <p id={noteId} className={error === undefined ? "field-note" : "field-note field-error"} aria-live="polite">
          {error !== undefined && <Icon name="warning-circle" size={18} />}
          {note}
        </p>
      )}
    </div>
  );
}

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "trailing"> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password with an eye that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={shown ? "text" : "password"}
      trailing={
        <IconButton
          icon={shown ? "eye-off" : "eye"}
          label={shown ? hideLabel : showLabel}
          size={22}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
