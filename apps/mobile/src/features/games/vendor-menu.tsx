import { Chip, ChipRow } from "@lantern/ui/components/chip.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { Vendor } from "./centre-vendors.ts";
import { vendorText } from "./filter-texts.ts";
import { vendorChoices } from "./use-list-vendors.ts";

export interface VendorMenuProps {
  readonly gameType: string;
  readonly vendors: readonly Vendor[];
  /** Account-type name; undefined for all. */
  readonly selected: string | undefined;
  readonly onSelect: (accountTypeName: string | undefined) => void;
}

/** All vendors, or one of them (specification 2.35.3). */
export function VendorMenu({ gameType, vendors, selected, onSelect }: VendorMenuProps) {
  const t = useText();
  return (
    <ChipRow label={t("games.vendors")}>
      <Chip selected={selected === undefined} onClick={() => onSelect(undefined)}>
        {t("games.vendors.all")}
      </Chip>
      {vendorChoices(gameType, vendors).map((name) => (
        <Chip key={name} selected={selected === name} onClick={() => onSelect(name)}>
          {vendorText(t, vendors, name)}
        </Chip>
      ))}
    </ChipRow>
  );
}
