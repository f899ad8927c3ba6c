import { Button } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useText } from "../../shared/text/text.tsx";

export interface TurnHintProps {
  readonly text: string;
  /** Undefined where the browser cannot turn the picture itself. */
  readonly onTurn: (() => void) | undefined;
  readonly onClose: () => void;
}

/** A game that wants the phone held otherwise says so here: turned by hand, or by the browser where it can. */
export function TurnHint({ text, onTurn, onClose }: TurnHintProps) {
  const t = useText();
  return (
    <div className="play-turn" role="status">
      <Icon name="rotate" size={22} />
      <p className="text-body min-w-0 flex-1">{text}</p>
      {onTurn !== undefined && (
        <Button kind="quiet" size="small" onClick={onTurn}>
          {t("play.turn")}
        </Button>
      )}
      <IconButton icon="close" size={18} label={t("play.turnClose")} onClick={onClose} />
    </div>
  );
}
