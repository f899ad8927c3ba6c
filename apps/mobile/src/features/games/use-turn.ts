import { useEffect, useState } from "react";
import { asksToTurn, type Orientation } from "./play-view.ts";

/** The part of the screen's orientation that not every browser has. */
interface LockableOrientation {
  readonly lock?: (orientation: Orientation) => Promise<void>;
  readonly unlock?: () => void;
}

const lockable = (): LockableOrientation => (typeof screen === "undefined" ? {} : screen.orientation);

export interface Turn {
  /** The person is to be asked to turn the device. */
  readonly asks: boolean;
  /** Turns the picture, where the browser can: it takes the whole screen for it. Undefined where it cannot. */
  readonly turn: (() => void) | undefined;
}

/** Whether a game that wants its device held otherwise has to ask for it; what was locked is free again once the page is left. */
export function useTurn(wanted: Orientation | undefined): Turn {
  const [device, setDevice] = useState<{ orientation: Orientation; handheld: boolean }>({ orientation: "portrait", handheld: false });
  const [canLock, setCanLock] = useState(false);
  useEffect(() => {
    const portrait = matchMedia("(orientation: portrait)");
    const handheld = matchMedia("(pointer: coarse)");
    const look = () => setDevice({ orientation: portrait.matches ? "portrait" : "landscape", handheld: handheld.matches });
    look();
    setCanLock(document.fullscreenEnabled && lockable().lock !== undefined);
    portrait.addEventListener("change", look);
    handheld.addEventListener("change", look);
    return () => {
      portrait.removeEventListener("change", look);
      handheld.removeEventListener("change", look);
      lockable().unlock?.();
    };
  }, []);
  const turn = async (orientation: Orientation) => {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen();
    await lockable().lock?.(orientation);
  };
  return {
    asks: asksToTurn(wanted, device),
    // A browser may refuse: the hint stays, and the person turns the device.
    turn: canLock && wanted !== undefined ? () => void turn(wanted).catch(() => undefined) : undefined,
  };
}
