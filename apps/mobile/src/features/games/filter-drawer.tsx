import { classesOf, minimumBetOptions } from "@lantern/rules/games/constants.ts";
import type { Filters } from "@lantern/rules/games/list-state.ts";
import { searchText } from "@lantern/rules/games/name-search.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState } from "react";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import type { Vendor } from "./centre-vendors.ts";
import { FilterChoice } from "./filter-choice.tsx";
import { classText, vendorText } from "./filter-texts.ts";
import { vendorChoices } from "./use-list-vendors.ts";

export interface FilterDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly gameType: string;
  readonly vendors: readonly Vendor[];
  readonly filters: Filters;
  readonly onSubmit: (filters: Filters) => void;
}

/** The filter drawer (specification 2.36): name, vendor, class for live tables and slots, smallest bet; nothing changes before submit. */
export function FilterDrawer({ open, onClose, gameType, vendors, filters, onSubmit }: FilterDrawerProps) {
  const t = useText();
  const money = useMoneyFormat();
  const [draft, setDraft] = useState<Filters>(filters);
  const [shownFor, setShownFor] = useState({ open, filters });
  if (shownFor.open !== open || shownFor.filters !== filters) {
    setShownFor({ open, filters });
    if (open) setDraft(filters);
  }
  const set = (part: Filters) => setDraft({ ...draft, ...part });
  const classes = classesOf(gameType);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="end"
      title={t("games.filter.title")}
      closeLabel={t("shell.close")}
      footer={
        <div className="grid flex-none grid-cols-[auto_1fr] gap-2 p-4 pb-[calc(16px+env(safe-area-inset-bottom))]">
          <Button onClick={() => setDraft({})}>{t("games.filter.clear")}</Button>
          <Button kind="gold" size="large" type="submit" form="game-filters">
            {t("games.filter.submit")}
          </Button>
        </div>
      }
    >
      <form
        id="game-filters"
        className="flex flex-col gap-5 px-4 pt-1 pb-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit({ ...draft, name: searchText(draft.name ?? "") });
        }}
      >
        <Field
          label={t("games.search.name")}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={64}
          value={draft.name ?? ""}
          onChange={(event) => set({ name: event.target.value })}
        />
        <FilterChoice
          label={t("games.filter.vendor")}
          anyText={t("games.vendors.all")}
          value={draft.vendor}
          options={vendorChoices(gameType, vendors).map((name) => ({ value: name, text: vendorText(t, vendors, name) }))}
          onChange={(vendor) => set({ vendor })}
        />
        {classes.length > 0 && (
          <FilterChoice
            label={t("games.filter.classification")}
            anyText={t("games.filter.any")}
            value={draft.classification}
            options={classes.map((code) => ({ value: code, text: classText(t, code) }))}
            onChange={(classification) => set({ classification })}
          />
        )}
        <FilterChoice
          label={t("games.filter.minimumBet")}
          anyText={t("games.filter.any")}
          value={draft.minimumBet}
          options={minimumBetOptions.flatMap((amount) => (amount === undefined ? [] : [{ value: amount, text: money(amount) }]))}
          onChange={(minimumBet) => set({ minimumBet })}
        />
      </form>
    </Sheet>
  );
}
