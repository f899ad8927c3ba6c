import { Checkbox } from "@lantern/ui/components/checkbox.tsx";
import { useState, type InputHTMLAttributes, type Ref } from "react";
import { latePart } from "../../../shared/page/late-part.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { AgreementName } from "./agreement-text.tsx";
import { placeMark, RichSentence } from "./rich-sentence.tsx";

const AgreementSheet = latePart(async () => (await import("./agreement-sheet.tsx")).AgreementSheet, { asked: true });

export interface AgreementBoxProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly age: number;
  readonly ref?: Ref<HTMLInputElement>;
}

/** “I accept the terms”: the words open the documents (specification 2.24.3). */
export function AgreementBox({ age, ...input }: AgreementBoxProps) {
  const t = useText();
  const [shown, setShown] = useState<AgreementName>();
  const [open, setOpen] = useState(false);
  const read = (name: AgreementName) => (
    <button
      type="button"
      className="relative font-bold text-paper underline underline-offset-4"
      onClick={() => {
        setShown(name);
        setOpen(true);
      }}
    >
      {t(`accounts.register.${name}`)}
    </button>
  );
  const sentence = t("accounts.register.agreement", { terms: placeMark(0), policy: placeMark(1) });
  return (
    <>
      <Checkbox {...input} className="items-start! py-2.5 text-paper-2">
        <RichSentence text={sentence} parts={[read("terms"), read("policy")]} />
      </Checkbox>
      {shown !== undefined && <AgreementSheet name={shown} age={age} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
