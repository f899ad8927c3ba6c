/** How wide a vendor's desktop page is laid out at least, in px. */
export const desktopWidthPx = 1_024;

/** How a desktop page lies in a stage that is too narrow for it. */
export interface DesktopFit {
  readonly frameWidthPx: number;
  readonly frameHeightPx: number;
  /** What the frame is drawn at; 1 is its actual size, which is moved under the finger. */
  readonly scale: number;
}

/**
 * Lays a vendor's desktop page (specification 2.37.3) into a stage: as a whole, drawn smaller, or in its actual size. Undefined where the
 * stage is wide enough, or not measured yet.
 */
export function desktopFitOf(
  { widthPx, heightPx }: { readonly widthPx: number; readonly heightPx: number },
  size: "whole" | "actual",
): DesktopFit | undefined {
  if (widthPx === 0 || widthPx >= desktopWidthPx) return undefined;
  const scale = size === "whole" ? widthPx / desktopWidthPx : 1;
  return { frameWidthPx: desktopWidthPx, frameHeightPx: Math.round(heightPx / scale), scale };
}
