import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
import { useState } from "react";
import { useText } from "../../shared/text/text.tsx";
import { ExclusionSheet, type ExclusionKind } from "./exclusion-sheet.tsx";
import type { Safeguards } from "./safeguards.ts";

/** The two ways to stop: a while, or for long. */
export function BreakSection({ safeguards }: { readonly safeguards: Safeguards }) {
  const t = useText();
  const [chosen, setChosen] = useState<ExclusionKind>();
  const [open, setOpen] = useState(false);
  const choose = (kind: ExclusionKind) => {
    setChosen(kind);
    setOpen(true);
  };
  return (
    <section className="mt-7" aria-labelledby="safeguards-break">
      <h2 id="safeguards-break" className="text-title">
        {t("safeguards.break.title")}
      </h2>
      <p className="text-label mt-1 font-medium! text-paper-3">{t("safeguards.break.note")}</p>
      <ul className="mt-3 overflow-hidden rounded-l bg-ink-2 [box-shadow:var(--edge-light)]">
        <BreakLine
          icon="pause"
          title={t("safeguards.break.timeOut")}
          note={t("safeguards.break.timeOutNote")}
          onClick={() => choose("time_out")}
        />
        <BreakLine
          icon="prohibit"
          title={t("safeguards.break.exclusion")}
          note={t("safeguards.break.exclusionNote")}
          onClick={() => choose("self_exclusion")}
        />
      </ul>
      {chosen !== undefined && (
        <ExclusionSheet
          key={chosen}
          kind={chosen}
          open={open}
          terms={chosen === "time_out" ? safeguards.timeOuts : safeguards.selfExclusions}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

interface BreakLineProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
  readonly onClick: () => void;
}

function BreakLine({ icon, title, note, onClick }: BreakLineProps) {
  return (
    <li className="border-t border-line first:border-t-0">
      <button type="button" className="limit-line active:bg-wash" onClick={onClick}>
        <Icon name={icon} size={22} className="flex-none text-paper-3" />
        <span className="min-w-0 flex-1">
          <span className="text-lead block text-[15px]!">{title}</span>
          <span className="text-note block text-paper-3">{note}</span>
        </span>
        <Icon name="caret-right" size={14} className="flex-none text-paper-3" />
      </button>
    </li>
  );
}
