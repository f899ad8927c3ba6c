import { excludeMyself } from "@lantern/contract/safeguards/exclude-myself.ts";
import { takeTimeOut } from "@lantern/contract/safeguards/take-time-out.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { endOfTerm, readExclusionTerm } from "@lantern/rules/safeguards/exclusion-term.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Checkbox } from "@lantern/ui/components/checkbox.tsx";
import { Chip } from "@lantern/ui/components/chip.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useAction } from "../../shared/wire/use-action.ts";
import { useKeepSafeguards } from "./use-keep-safeguards.ts";
import { useTermText } from "./use-term-text.ts";

export type ExclusionKind = "time_out" | "self_exclusion";

interface ExclusionSheetProps {
  readonly kind: ExclusionKind;
  readonly open: boolean;
  readonly terms: readonly string[];
  readonly onClose: () => void;
}

/** Two steps: for how long; then what it means, a tick, and the tap that cannot be taken back. */
export function ExclusionSheet({ kind, open, terms, onClose }: ExclusionSheetProps) {
  const t = useText();
  const [term, setTerm] = useState<string>();
  const [isAsked, setAsked] = useState(false);
  const termText = useTermText();
  const close = () => {
    setAsked(false);
    setTerm(undefined);
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={t(kind === "time_out" ? "safeguards.break.timeOut" : "safeguards.break.exclusion")}
      closeLabel={t("shell.close")}
    >
      <div className="px-5 pt-1 pb-6">
        {isAsked && term !== undefined ? (
          <Consequences kind={kind} term={term} onBack={() => setAsked(false)} onDone={close} />
        ) : (
          <>
            <p id="exclusion-term" className="text-body text-paper-2">
              {t("safeguards.exclusion.howLong")}
            </p>
            <div className="mt-3 flex flex-wrap gap-2" role="group" aria-labelledby="exclusion-term">
              {terms.map((choice) => (
                <Chip key={choice} selected={choice === term} onClick={() => setTerm(choice)}>
                  {termText(choice)}
                </Chip>
              ))}
            </div>
            <Button kind="quiet" size="large" wide className="mt-6" disabled={term === undefined} onClick={() => setAsked(true)}>
              {t("safeguards.exclusion.next")}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}

interface ConsequencesProps {
  readonly kind: ExclusionKind;
  readonly term: string;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

const points = [
  ["prohibit", "safeguards.exclusion.noPlay"],
  ["ticket", "safeguards.exclusion.chases"],
  ["wallet", "safeguards.exclusion.money"],
  ["lock", "safeguards.exclusion.final"],
] as const;

function Consequences({ kind, term, onBack, onDone }: ConsequencesProps) {
  const t = useText();
  const { clock, facts } = useServices();
  const [isUnderstood, setUnderstood] = useState(false);
  const keep = useKeepSafeguards();
  const termText = useTermText();
  const { run, pending } = useAction(kind === "time_out" ? takeTimeOut : excludeMyself);
  const length = readExclusionTerm(term);
  const end = length === undefined ? undefined : endOfTerm(length, new Date(clock.nowMs()));
  const start = async () => {
    const outcome = await run({ body: { term } });
    if (outcome?.ok !== true) return;
    keep(outcome.value);
    onDone();
    scrollTo({ top: 0 });
  };
  return (
    <>
      <p className="text-title">{termText(term)}</p>
      {end !== undefined && (
        <p className="text-label mt-0.5 text-paper-2">
          {t("safeguards.exclusion.until", { time: formatDateTime(end, { timeZone: facts.timeZone }) })}
        </p>
      )}
      <ul className="mt-4 grid gap-3">
        {points.map(([icon, text]) => (
          <li key={text} className="text-body flex gap-3 text-paper-2">
            <Icon name={icon} size={20} className="mt-0.5 flex-none text-paper-3" />
            <span>{t(text)}</span>
          </li>
        ))}
      </ul>
      <Checkbox className="mt-5" checked={isUnderstood} onChange={({ currentTarget }) => setUnderstood(currentTarget.checked)}>
        {t("safeguards.exclusion.understood")}
      </Checkbox>
      <div className="mt-5 grid grid-cols-2 gap-2">
        <Button kind="quiet" onClick={onBack}>
          {t("safeguards.exclusion.back")}
        </Button>
        <Button kind="heat" pending={pending} disabled={!isUnderstood} onClick={() => void start()}>
          {t(kind === "time_out" ? "safeguards.exclusion.start" : "safeguards.exclusion.exclude")}
        </Button>
      </div>
    </>
  );
}
