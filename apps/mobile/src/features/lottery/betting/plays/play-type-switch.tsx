import "./play-type-switch.css";
import type { PlayType } from "@lantern/rules/lottery/play.ts";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useText } from "../../../../shared/text/text.tsx";

export interface PlayTypeSwitchProps {
  /** What the game sells. */
  readonly types: readonly PlayType[];
  readonly selected: PlayType;
  readonly onSelect: (type: PlayType) => void;
}

/** Tradition or Entertainment; nothing where a game sells one of them alone. */
export function PlayTypeSwitch({ types, selected, onSelect }: PlayTypeSwitchProps) {
  const t = useText();
  if (types.length < 2) return null;
  return (
    <div className="play-types">
      <Segmented
        label={t("lottery.bet.playType")}
        items={types.map((type) => ({ id: type, label: t(`lottery.bet.playType.${type}`) }))}
        selected={selected}
        onSelect={onSelect}
      />
    </div>
  );
}
