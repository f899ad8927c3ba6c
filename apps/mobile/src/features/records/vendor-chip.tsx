import type { CallValue } from "@lantern/contract/call.ts";
import type { getThirdPartyRecords } from "@lantern/contract/records/get-third-party-records.ts";
import type { MessageId } from "@lantern/phrases/message-ids.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useState } from "react";
import { useText } from "../../shared/text/text.tsx";

export interface VendorChoice {
  readonly gameType?: string;
  readonly vassalage?: string;
}

type Vendors = NonNullable<CallValue<typeof getThirdPartyRecords>["vendors"]>;

export interface VendorChipProps {
  /** Of the whole period; undefined until they are known. */
  readonly vendors: Vendors | undefined;
  readonly selected: VendorChoice;
  readonly onSelect: (choice: VendorChoice) => void;
}

/** All games, a category, or one vendor of it, as one chip that opens the phone's own list. */
export function VendorChip({ vendors, selected, onSelect }: VendorChipProps) {
  const t = useText();
  // What was offered stays: another choice is on its way, or another period has no rounds of what is chosen.
  const [offered, setOffered] = useState<Vendors>([]);
  const added = (vendors ?? []).filter((vendor) => !offered.some((known) => valueOf(known) === valueOf(vendor)));
  if (added.length > 0) setOffered([...offered, ...added]);
  const byCategory = [...Map.groupBy(offered, ({ gameType }) => gameType)];
  const { gameType = "", vassalage = "" } = selected;
  return (
    <span className={gameType === "" ? "chip reason-chip" : "chip chip-on reason-chip"}>
      <Icon name="filter" size={18} />
      <select
        aria-label={t("records.games.filter")}
        value={valueOf({ gameType, vassalage })}
        onChange={({ target }) => onSelect(choiceOf(target.value))}
      >
        <option value=" ">{t("records.games.all")}</option>
        {byCategory.map(([category, its]) => {
          const name = t(`shell.category.${category}` as MessageId);
          return (
            <optgroup key={category} label={name}>
              <option value={`${category} `}>{t("records.games.category", { category: name })}</option>
              {its.map((vendor) => (
                <option key={vendor.vassalage} value={valueOf(vendor)}>
                  {vendor.vendorName}
                </option>
              ))}
            </optgroup>
          );
        })}
      </select>
      <Icon name="caret-down" size={12} />
    </span>
  );
}

const valueOf = ({ gameType, vassalage }: Required<VendorChoice>): string => `${gameType} ${vassalage}`;

function choiceOf(value: string): VendorChoice {
  const [gameType = "", vassalage = ""] = value.split(" ");
  return { ...(gameType === "" ? {} : { gameType }), ...(vassalage === "" ? {} : { vassalage }) };
}
