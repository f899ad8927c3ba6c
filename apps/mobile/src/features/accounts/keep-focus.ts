import type { MouseEvent } from "react";

/**
 * For the press of a button beside or below fields that are checked when they are left: the field keeps the focus until the tap is done.
 * Otherwise its message appears under the finger, moves the button away, and the tap is lost.
 */
export function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
