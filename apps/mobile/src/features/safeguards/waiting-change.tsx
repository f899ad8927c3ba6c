import { confirmLimit } from "@lantern/contract/safeguards/confirm-limit.ts";
import { keepLimit } from "@lantern/contract/safeguards/keep-limit.ts";
import { formatDateTime } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import type { Limit } from "./safeguards.ts";
import { useKeepSafeguards } from "./use-keep-safeguards.ts";

interface WaitingChangeProps {
  readonly limit: Limit;
  readonly waiting: NonNullable<Limit["waiting"]>;
  readonly currency: string;
}

/** A raise or a removal that waits; from its time on it asks for the second word, and staying as it is stands first. */
export function WaitingChange({ limit, waiting, currency }: WaitingChangeProps) {
  const t = useText();
  const { clock, facts, toasts } = useServices();
  const format = useMoneyFormat(currency);
  const keep = useKeepSafeguards();
  const confirming = useAction(confirmLimit);
  const keeping = useAction(keepLimit);
  const isReady = clock.nowMs() >= Date.parse(waiting.confirmableFrom);
  const values = {
    amount: waiting.amount === null ? "" : format(waiting.amount),
    time: formatDateTime(waiting.confirmableFrom, { timeZone: facts.timeZone }),
  };
  const raise = isReady ? "safeguards.waiting.readyRaise" : "safeguards.waiting.raise";
  const removal = isReady ? "safeguards.waiting.readyRemoval" : "safeguards.waiting.removal";
  const body = { kind: limit.kind, period: limit.period };
  const answer = async (action: typeof confirming | typeof keeping, saved: "safeguards.saved.changed" | "safeguards.saved.kept") => {
    const outcome = await action.run({ body });
    if (outcome?.ok !== true) return;
    keep(outcome.value);
    toasts.show("success", t(saved));
  };
  return (
    <div className="mx-4 mb-3 rounded-m bg-ink-3 px-3 pt-2.5 pb-2">
      <p className="text-label flex gap-2 font-medium! text-paper-2">
        <Icon name="hourglass" size={16} className="mt-0.5 flex-none text-paper-3" />
        <span>{t(waiting.amount === null ? removal : raise, values)}</span>
      </p>
      <div className="mt-1.5 flex flex-wrap gap-2">
        <Button kind="quiet" size="small" pending={keeping.pending} onClick={() => void answer(keeping, "safeguards.saved.kept")}>
          {t("safeguards.waiting.keep")}
        </Button>
        {isReady && (
          <Button
            kind="quiet"
            size="small"
            pending={confirming.pending}
            onClick={() => void answer(confirming, "safeguards.saved.changed")}
          >
            {t("safeguards.waiting.confirm")}
          </Button>
        )}
      </div>
    </div>
  );
}
