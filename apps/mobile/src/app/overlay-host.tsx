import { memo, useEffect, useState, type ComponentType } from "react";
import { overlays, useOverlay, type OverlayName } from "../shared/layout/overlays.ts";
import { latePart } from "../shared/page/late-part.tsx";

/** An overlay's content: it is told whether it is open, so that it can leave with a motion. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const parts: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  panel: latePart(async () => (await import("./overlays/user-panel.tsx")).UserPanel),
  service: latePart(async () => (await import("./overlays/service-popup.tsx")).ServicePopup),
  "agent-menu": latePart(async () => (await import("./overlays/agent-menu.tsx")).AgentMenu),
  download: latePart(async () => (await import("./overlays/download-popup.tsx")).DownloadPopup),
  language: latePart(async () => (await import("./overlays/language-picker.tsx")).LanguagePicker),
  "install-guide": latePart(async () => (await import("./overlays/install-guide.tsx")).InstallGuide),
  "sign-out": latePart(async () => (await import("./overlays/sign-out-dialog.tsx")).SignOutDialog),
};

/** Renders what is open, and keeps what was open so that it can close with its motion. Nothing of it is in the first load. */
export const OverlayHost = memo(function OverlayHost() {
  const current = useOverlay();
  const [seen, setSeen] = useState<readonly OverlayName[]>([]);
  useEffect(() => {
    if (current !== undefined) setSeen((before) => (before.includes(current) ? before : [...before, current]));
  }, [current]);
  return seen.map((name) => {
    const Part = parts[name];
    return <Part key={name} open={name === current} onClose={overlays.close} />;
  });
});
