import { ChipRow, RemovableChip } from "@lantern/ui/components/chip.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { BackButton, TopBar } from "../../../shared/layout/top-bar.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { LotteryFilter } from "./shown-lotteries.ts";

export interface CentreHeaderProps {
  readonly filter: LotteryFilter;
  readonly onFilter: (filter: LotteryFilter) => void;
  readonly onSearch: () => void;
}

/** Back, the title or the filters that apply, the search (specification 2.38). */
export function CentreHeader({ filter, onFilter, onSearch }: CentreHeaderProps) {
  const t = useText();
  const { name, label } = filter;
  const filtered = name !== "" || label !== undefined;
  return (
    <TopBar
      left={<BackButton />}
      title={
        filtered ? (
          <ChipRow>
            {name !== "" && (
              <RemovableChip removeLabel={t("lottery.filter.remove", { name })} onRemove={() => onFilter({ ...filter, name: "" })}>
                {name}
              </RemovableChip>
            )}
            {label !== undefined && (
              <RemovableChip
                removeLabel={t("lottery.filter.remove", { name: label })}
                onRemove={() => onFilter({ ...filter, label: undefined })}
              >
                {label}
              </RemovableChip>
            )}
          </ChipRow>
        ) : (
          t("lottery.title")
        )
      }
      right={<IconButton icon="search" label={t("lottery.search")} className="text-paper!" onClick={onSearch} />}
    />
  );
}
