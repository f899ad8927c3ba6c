import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { AgreementText, type AgreementName } from "./agreement-text.tsx";

export interface AgreementSheetProps {
  readonly name: AgreementName;
  readonly age: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The terms or the policy over the form, so that nothing typed is lost by reading them (specification 2.21.2). */
export function AgreementSheet({ name, age, open, onClose }: AgreementSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t(`accounts.agreement.${name}`)} closeLabel={t("shell.close")}>
      <AgreementText name={name} age={age} />
    </Sheet>
  );
}
