import type { LotteryFamily } from "@lantern/rules/lottery/family.ts";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import { DrawCheck } from "./draw-check.tsx";

export interface VerifySheetProps {
  /** Of the issue to check; undefined where none is. */
  readonly numero: string | undefined;
  readonly onClose: () => void;
  readonly gameId: number;
  readonly gameCode: string;
  readonly family: LotteryFamily;
}

/** The check of a draw over the betting page. */
export function VerifySheet({ numero, onClose, ...game }: VerifySheetProps) {
  const t = useText();
  return (
    <Sheet
      open={numero !== undefined}
      onClose={onClose}
      title={t("lottery.verify.title", { numero: shortNumero(numero ?? "") })}
      closeLabel={t("shell.close")}
    >
      {numero !== undefined && <DrawCheck numero={numero} {...game} />}
    </Sheet>
  );
}
