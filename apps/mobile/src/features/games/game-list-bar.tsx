import { chipsOf, type FilterName, type Filters } from "@lantern/rules/games/list-state.ts";
import { RemovableChip } from "@lantern/ui/components/chip.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { BackButton, TopBar } from "../../shared/layout/top-bar.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { categoryName } from "./category-name.ts";
import type { Vendor } from "./centre-vendors.ts";
import { chipText } from "./filter-texts.ts";

export interface GameListBarProps {
  readonly gameType: string;
  readonly filters: Filters;
  readonly vendors: readonly Vendor[];
  readonly onRemoveChip: (filter: FilterName) => void;
  readonly searchOpen: boolean;
  readonly onSearch: () => void;
  readonly onFilter: () => void;
}

/** The list's own bar: back, the category's name or the filters that apply, search and filter (specification 2.34). */
export function GameListBar({ gameType, filters, vendors, onRemoveChip, searchOpen, onSearch, onFilter }: GameListBarProps) {
  const t = useText();
  const money = useMoneyFormat();
  const chips = chipsOf(filters);
  const title = categoryName(t, gameType);
  const right = (
    <>
      <IconButton icon="search" label={t("games.search")} aria-expanded={searchOpen} onClick={onSearch} />
      <IconButton
        icon="filter"
        label={chips.length === 0 ? t("games.filter") : t("games.filter.on", { count: chips.length })}
        dot={chips.length > 0}
        aria-haspopup="dialog"
        onClick={onFilter}
      />
    </>
  );
  if (chips.length === 0) return <TopBar left={<BackButton />} title={title} right={right} />;
  return (
    <TopBar
      left={
        <>
          <BackButton />
          <h1 className="sr-only">{title}</h1>
          <div className="scroll-row min-w-0 flex-1 gap-2 py-1.5 pe-2" role="group" aria-label={t("games.chips")}>
            {chips.map(({ filter, value }) => {
              const text = chipText({ t, vendors, money }, filter, value);
              return (
                <RemovableChip key={filter} removeLabel={t("games.chip.remove", { text })} onRemove={() => onRemoveChip(filter)}>
                  {text}
                </RemovableChip>
              );
            })}
          </div>
        </>
      }
      right={right}
    />
  );
}
