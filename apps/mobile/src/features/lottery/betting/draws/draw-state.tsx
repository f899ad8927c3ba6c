import type { CallValue } from "@lantern/contract/call.ts";
import type { listDraws } from "@lantern/contract/lottery/list-draws.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";

type DrawsPage = CallValue<typeof listDraws>;

export interface DrawStateProps {
  readonly draw: DrawsPage["draws"][number];
  readonly earlier: DrawsPage["earlier"];
  /** Name of the prize whose numbers say which result it was. */
  readonly mainPrize: string;
}

/** Whose result it is, and which it was before a correction; nothing of a draw of the house's. */
export function DrawState({ draw, earlier, mainPrize }: DrawStateProps) {
  const t = useText();
  if (draw.source === "house") return null;
  const before = earlier.filter(({ numero }) => numero === draw.numero).map(({ result }) => (result[mainPrize] ?? []).join(" "));
  return (
    <p className="text-note px-4 pb-1 text-paper-3">
      {t("lottery.draws.official")}
      {before.map((numbers, place) => (
        <span key={place} className="block tabular-nums">
          {t("lottery.draws.before", { numbers })}
        </span>
      ))}
    </p>
  );
}

/** Draws that came to nothing, above those that have a result. */
export function VoidDraws({ voids, onCheck }: { readonly voids: DrawsPage["voids"]; readonly onCheck: (numero: string) => void }) {
  const t = useText();
  const { facts } = useServices();
  if (voids.length === 0) return null;
  return (
    <ul className="sheet-list">
      {voids.map(({ numero, drawAt, commitment }) => (
        <li key={numero}>
          <div className="flex items-center gap-3">
            <div className="min-w-0 flex-1">
              <p className="text-lead">{t("lottery.bet.draw", { numero: shortNumero(numero) })}</p>
              <p className="text-note text-paper-3">{formatDateTime(drawAt, { timeZone: facts.timeZone })}</p>
            </div>
            <p className="text-label text-paper-2">{t("lottery.draws.void")}</p>
          </div>
          {commitment !== "" && (
            <Button kind="quiet" size="small" icon="shield" className="mt-2" onClick={() => onCheck(numero)}>
              {t("lottery.draws.check")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
