import { classNames } from "@lantern/ui/components/class-names.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import type { InputHTMLAttributes, RefObject } from "react";

/** The longest name that is searched for, in characters. */
const charactersMax = 64;

export interface SearchBoxProps {
  readonly field: RefObject<HTMLInputElement | null>;
  /** What sets the field apart from others; it names itself for screen readers. */
  readonly input: InputHTMLAttributes<HTMLInputElement> & { readonly "aria-label": string };
  /** The cross at the end; absent while there is nothing to put away. */
  readonly cross: { readonly label: string; readonly onClick: () => void } | undefined;
  /** The keyboard's search key. */
  readonly onSubmit: () => void;
  readonly className?: string;
  /** A form that is no search yet says so: it looks like a quiet line. */
  readonly isQuiet?: boolean;
  readonly label?: string;
}

/** Every search of games: a glass, a field and a cross in one frame. */
export function SearchBox({ field, input, cross, onSubmit, className, isQuiet = false, label }: SearchBoxProps) {
  return (
    <form
      role={isQuiet ? undefined : "search"}
      aria-label={label}
      className={classNames("name-search", className)}
      data-shown={isQuiet ? undefined : ""}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={charactersMax}
        className="name-search-input"
        {...input}
      />
      {cross !== undefined && (
        <IconButton
          icon="close"
          size={18}
          label={cross.label}
          // The field keeps its focus until the tap has done its work.
          onPointerDown={(event) => event.preventDefault()}
          onClick={cross.onClick}
        />
      )}
    </form>
  );
}
