import "./field.css";
import { useId, useState, type InputEvent, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import type { IconName } from "../icons/icon-name.ts";
import { Icon } from "./icon.tsx";
import { IconButton } from "./icon-button.tsx";

export interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly label: string;
  readonly icon?: IconName;
  /** What is wrong; shown under the field and read with it. */
  readonly error?: string | undefined;
  /** What the field asks for. It stays below an error: whoever rights it needs it most. */
  readonly hint?: ReactNode;
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
  const errorId = `${inputId}-error`;
  const hintId = `${inputId}-hint`;
  // Some rules are worded alike in both places.
  const shownHint = hint === error ? undefined : hint;
  const described = [error === undefined ? "" : errorId, shownHint === undefined ? "" : hintId].join(" ").trim();
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
            aria-describedby={described === "" ? undefined : described}
          />
        </label>
        {trailing}
      </div>
      <FieldError id={errorId} error={error} />
      {shownHint !== undefined && (
        <p id={hintId} className="field-note">
          {shownHint}
        </p>
      )}
    </div>
  );
}

/** What is wrong with a field; told to who reads by ear when it comes. */
export function FieldError({ id, error }: { readonly id?: string; readonly error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p id={id} className="field-note field-error" aria-live="polite">
      <Icon name="warning-circle" size={18} />
      {error}
    </p>
  );
}

/** One thing that a value must have. */
export interface FieldRule {
  readonly label: string;
  readonly isKept: (typed: string) => boolean;
}

export interface PasswordFieldProps extends Omit<FieldProps, "type" | "trailing"> {
  readonly showLabel: string;
  readonly hideLabel: string;
  /** What a new password must have, in the place of the hint: each is ticked as it is typed. */
  readonly rules?: readonly FieldRule[] | undefined;
}

/** A password with an eye that shows and hides it. */
export function PasswordField({ showLabel, hideLabel, rules, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [typed, setTyped] = useState("");
  const own = {
    ...field,
    ...(rules !== undefined && {
      hint: <FieldRules rules={rules} typed={typed} />,
      onInput: (event: InputEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value);
        field.onInput?.(event);
      },
    }),
  };
  return (
    <Field
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      {...own}
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

function FieldRules({ rules, typed }: { readonly rules: readonly FieldRule[]; readonly typed: string }) {
  return (
    <span className="field-rules">
      {rules.map(({ label, isKept }) => {
        const kept = isKept(typed);
        return (
          <span key={label} className="field-rule" data-kept={kept || undefined}>
            {kept && <Icon name="check" size={14} />}
            {label}
          </span>
        );
      })}
    </span>
  );
}
