import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { drawSound, readyDrawSound } from "./draw-sound.ts";

/** Turns the sound of the draw on and off with one tap. */
export function SoundSwitch() {
  const t = useText();
  const [on, setOn] = useState(drawSound.on);
  return (
    <IconButton
      icon={on ? "sound" : "sound-off"}
      size={20}
      label={t("lotteryOrders.sound")}
      aria-pressed={on}
      onClick={() => {
        drawSound.set(!on);
        setOn(!on);
        readyDrawSound();
      }}
    />
  );
}
