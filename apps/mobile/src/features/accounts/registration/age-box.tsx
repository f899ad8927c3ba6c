import { Checkbox } from "@lantern/ui/components/checkbox.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useId, type InputHTMLAttributes, type Ref } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { keepFocus } from "../keep-focus.ts";

export interface AgeBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  /** 18 or 21, by the merchant's market. */
  readonly age: number;
  /** It was not ticked when the form was sent. */
  readonly wrong: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/** “I am of age”: the person says it himself, so the box is empty at first (specification 5.5.5). */
export function AgeBox({ age, wrong, ...input }: AgeBoxProps) {
  const t = useText();
  const noteId = useId();
  return (
    <>
      <Checkbox
        {...input}
        className="py-2.5 text-paper-2"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? noteId : undefined}
        onMouseDown={keepFocus}
      >
        {t("entrance.register.age", { age })}
      </Checkbox>
      {wrong && (
        <p id={noteId} className="field-note field-error mx-0! mb-1" aria-live="polite">
          <Icon name="warning-circle" size={18} />
          {t("formRules.age", { age })}
        </p>
      )}
    </>
  );
}
