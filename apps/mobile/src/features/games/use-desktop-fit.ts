import { useEffect, useState, type RefObject } from "react";
import { desktopFitOf, type DesktopFit } from "./desktop-fit.ts";

export interface DesktopStage {
  /** Undefined where the page needs no fitting. */
  readonly fit: DesktopFit | undefined;
  readonly size: "whole" | "actual";
  readonly changeSize: () => void;
}

/** Follows the stage through turns and full screen, and lays a vendor's desktop page into it: as a whole first. */
export function useDesktopFit(stage: RefObject<HTMLElement | null>, { isDesktop }: { readonly isDesktop: boolean }): DesktopStage {
  const [box, setBox] = useState({ widthPx: 0, heightPx: 0 });
  const [size, setSize] = useState<"whole" | "actual">("whole");
  useEffect(() => {
    const element = stage.current;
    if (!isDesktop || element === null) return undefined;
    const observer = new ResizeObserver(() => setBox({ widthPx: element.clientWidth, heightPx: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage, isDesktop]);
  return {
    fit: isDesktop ? desktopFitOf(box, size) : undefined,
    size,
    changeSize: () => setSize(size === "whole" ? "actual" : "whole"),
  };
}
