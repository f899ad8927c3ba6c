import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../shared/text/text.tsx";

export interface FoldedLineProps {
  readonly id: string;
  readonly active: boolean;
  readonly onUnfold: () => void;
}

/** The last line of a group that has more: it is walked to and tapped like a result. */
export function FoldedLine({ id, active, onUnfold }: FoldedLineProps) {
  const t = useText();
  return (
    // The field has the focus, and the keys; a tap is all that comes here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div id={id} role="option" aria-selected={active} className="search-folded pressable" onClick={onUnfold}>
      {t("search.showMore")}
      <Icon name="caret-down" size={16} />
    </div>
  );
}
