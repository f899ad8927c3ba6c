import type { CSSProperties, ReactNode } from "react";
import { useText } from "../../shared/text/text.tsx";
import type { DesktopFit } from "./desktop-fit.ts";

/**
 * Around a vendor's frame: a desktop page that is wider than the stage is drawn smaller, or moved sideways in its actual size. The frame
 * keeps its place in the tree whatever the fit, for one that is put elsewhere loads anew, and its address is good for one opening.
 */
export function WidePage({ fit, children }: { readonly fit: DesktopFit | undefined; readonly children: ReactNode }) {
  const t = useText();
  const isMoved = fit?.scale === 1;
  return (
    <div className="wide-page" {...(isMoved ? { tabIndex: 0, role: "region", "aria-label": t("play.desktop.page") } : {})}>
      <div className="wide-page-sheet" data-fitted={fit === undefined ? undefined : ""} style={fit === undefined ? {} : measures(fit)}>
        {children}
      </div>
    </div>
  );
}

const measures = ({ frameWidthPx, frameHeightPx, scale }: DesktopFit) =>
  ({ "--frame-width": `${frameWidthPx}px`, "--frame-height": `${frameHeightPx}px`, "--frame-scale": scale }) as CSSProperties;
