import { Button } from "@lantern/ui/components/button.tsx";
import { useEffect, useRef } from "react";
import { useText } from "../../shared/text/text.tsx";
import type { StartChoice } from "./use-start-game.ts";

/** What the mask asks: for money or free, and for sports which device. */
export type MaskQuestion = "play" | "device";

export interface PlayChoiceMaskProps {
  readonly gameName: string;
  readonly question: MaskQuestion;
  readonly onPlayNow: () => void;
  readonly onStart: (start: StartChoice) => void;
  readonly onClose: () => void;
}

/** Two answers over a tile's art (specification 2.37.3, 2.37.4). A tap beside them, or Escape, puts it away. */
export function PlayChoiceMask({ gameName, question, onPlayNow, onStart, onClose }: PlayChoiceMaskProps) {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (target === box.current || (target instanceof Node && box.current?.contains(target) !== true)) onClose();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("pointerdown", closeBeside);
    document.addEventListener("keydown", closeByKey);
    return () => {
      document.removeEventListener("pointerdown", closeBeside);
      document.removeEventListener("keydown", closeByKey);
    };
  }, [onClose]);
  return (
    <div ref={box} role="group" aria-label={t("games.choose", { name: gameName })} className="play-choice">
      {question === "play" ? (
        <>
          <Button kind="gold" size="small" wide onClick={onPlayNow}>
            {t("games.choose.play")}
          </Button>
          <Button kind="quiet" size="small" wide onClick={() => onStart({ choice: "free" })}>
            {t("games.choose.free")}
          </Button>
        </>
      ) : (
        <>
          <Button kind="gold" size="small" wide onClick={() => onStart({ choice: "money", device: "mobile" })}>
            {t("games.choose.mobile")}
          </Button>
          <Button kind="quiet" size="small" wide onClick={() => onStart({ choice: "money", device: "desktop" })}>
            {t("games.choose.desktop")}
          </Button>
        </>
      )}
    </div>
  );
}
