import { Chip } from "@lantern/ui/components/chip.tsx";
import { useId } from "react";

export interface FilterChoiceProps {
  readonly label: string;
  /** The option that narrows nothing. */
  readonly anyText: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** An empty text is any. */
  readonly onChange: (value: string) => void;
}

/** One filter of the drawer: a few chips, one of them lit. */
export function FilterChoice({ label, anyText, value, options, onChange }: FilterChoiceProps) {
  const id = useId();
  const chosen = value ?? "";
  return (
    <section role="group" aria-labelledby={id}>
      <h3 id={id} className="text-label mb-2 text-paper-3">
        {label}
      </h3>
      <div className="flex flex-wrap gap-2">
        <Chip selected={chosen === ""} onClick={() => onChange("")}>
          {anyText}
        </Chip>
        {options.map((option) => (
          <Chip key={option.value} selected={chosen === option.value} onClick={() => onChange(option.value)}>
            {option.text}
          </Chip>
        ))}
      </div>
    </section>
  );
}
