import { Button } from "@lantern/ui/components/button.tsx";
import { Chip } from "@lantern/ui/components/chip.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState, type FormEvent } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { noFilter, type LotteryFilter } from "./shown-lotteries.ts";

export interface FilterDrawerProps {
  readonly open: boolean;
  readonly filter: LotteryFilter;
  readonly labels: readonly string[];
  readonly onApply: (filter: LotteryFilter) => void;
  readonly onClose: () => void;
}

/** The drawer of the search: part of a name, and all lotteries or those of a label (specification 2.38.3). */
export function FilterDrawer({ open, onClose, ...form }: FilterDrawerProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} side="end" title={t("lottery.filter.title")} closeLabel={t("shell.close")}>
      <FilterForm {...form} />
    </Sheet>
  );
}

function FilterForm({ filter, labels, onApply }: Pick<FilterDrawerProps, "filter" | "labels" | "onApply">) {
  const t = useText();
  const [wish, setWish] = useState(filter);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply({ ...wish, name: wish.name.trim() });
  };
  return (
    <form className="flex flex-col gap-5 px-5 pt-2 pb-6" role="search" onSubmit={submit}>
      <Field
        label={t("lottery.filter.name")}
        icon="search"
        value={wish.name}
        maxLength={64}
        enterKeyHint="search"
        autoComplete="off"
        onChange={(event) => setWish({ ...wish, name: event.target.value })}
      />
      <fieldset>
        <legend className="text-label mb-2 text-paper-2">{t("lottery.filter.category")}</legend>
        <div className="flex flex-wrap gap-2 py-1">
          <Chip selected={wish.label === undefined} onClick={() => setWish({ ...wish, label: undefined })}>
            {t("lottery.filter.all")}
          </Chip>
          {labels.map((label) => (
            <Chip key={label} selected={wish.label === label} onClick={() => setWish({ ...wish, label })}>
              {label}
            </Chip>
          ))}
        </div>
      </fieldset>
      <div className="mt-2 flex flex-col gap-2">
        <Button kind="gold" size="large" wide type="submit">
          {t("lottery.filter.apply")}
        </Button>
        <Button wide onClick={() => onApply(noFilter)}>
          {t("lottery.filter.clear")}
        </Button>
      </div>
    </form>
  );
}
