import { Button } from "@lantern/ui/components/button.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { StartChoice } from "../use-start-game.ts";
import type { AskedGame } from "./use-open-hit.ts";

export interface PlaySheetProps {
  readonly asked: AskedGame;
  readonly onPlayNow: () => void;
  readonly onStart: (start: StartChoice) => void;
  readonly onClose: () => void;
}

/** The two answers of a tile's mask (specification 2.37.3, 2.37.4), where there is no tile for them to stand on. */
export function PlaySheet({ asked, onPlayNow, onStart, onClose }: PlaySheetProps) {
  const t = useText();
  return (
    <Sheet open onClose={onClose} title={t("games.choose", { name: asked.game.gameName })} closeLabel={t("shell.close")}>
      <div className="flex flex-col gap-3 px-5 pb-6">
        {asked.question === "play" ? (
          <>
            <Button kind="gold" wide onClick={onPlayNow}>
              {t("games.choose.play")}
            </Button>
            <Button kind="quiet" wide onClick={() => onStart({ choice: "free" })}>
              {t("games.choose.free")}
            </Button>
          </>
        ) : (
          <>
            <Button kind="gold" wide onClick={() => onStart({ choice: "money", device: "mobile" })}>
              {t("games.choose.mobile")}
            </Button>
            <Button kind="quiet" wide onClick={() => onStart({ choice: "money", device: "desktop" })}>
              {t("games.choose.desktop")}
            </Button>
          </>
        )}
      </div>
    </Sheet>
  );
}
