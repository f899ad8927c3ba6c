import { useEffect } from "react";
import { readyDrawSound, ringForDraw } from "./draw-sound.ts";

/** Rings once for a draw that happens before the player's eyes. */
export function useDrawSound(revealed: string | undefined): void {
  useEffect(() => {
    addEventListener("pointerdown", readyDrawSound);
    addEventListener("keydown", readyDrawSound);
    return () => {
      removeEventListener("pointerdown", readyDrawSound);
      removeEventListener("keydown", readyDrawSound);
    };
  }, []);
  useEffect(() => {
    if (revealed !== undefined) ringForDraw();
  }, [revealed]);
}
