import "./draw-words.css";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { shortNumero } from "../../numero-text.ts";
import type { IssueNow } from "./use-live-issue.ts";

/** What stands between the last draw and the next: a result that is awaited, a draw that came to nothing, a result that was corrected. */
export function DrawWords({ issue }: { readonly issue: IssueNow }) {
  const t = useText();
  const { facts } = useServices();
  const { awaited, voided, correctedNumero } = issue;
  const words: { readonly key: string; readonly icon: IconName; readonly text: string }[] = [
    ...awaited.map(({ numero, resultDueAt }) => ({
      key: numero,
      icon: "hourglass" as const,
      text: t("lottery.bet.awaited", {
        numero: shortNumero(numero),
        time: formatDateTime(resultDueAt, { timeZone: facts.timeZone }),
      }),
    })),
    ...(voided === null
      ? []
      : [{ key: voided.numero, icon: "info" as const, text: t("lottery.bet.void", { numero: shortNumero(voided.numero) }) }]),
    ...(correctedNumero === undefined
      ? []
      : [{ key: correctedNumero, icon: "info" as const, text: t("lottery.bet.corrected", { numero: shortNumero(correctedNumero) }) }]),
  ];
  if (words.length === 0) return null;
  return (
    <div role="status">
      <ul className="draw-words">
        {words.map(({ key, icon, text }) => (
          <li key={key}>
            <Icon name={icon} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
