import { memo, useEffect, useState, type ComponentType } from "react";
import { overlays, useOverlay, type OverlayName } from "../shared/layout/overlays.ts";
import { latePart } from "../shared/page/late-part.tsx";
import { ensurePhrases } from "./phrases.ts";

/** An overlay's content: it is told whether it is open, so that it can leave with a motion. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What an overlay says comes with its code: the texts of the first load are those that the first pages show. */
const overlayPart = (load: () => Promise<ComponentType<OverlayProps>>) =>
  latePart(async (services) => (await Promise.all([load(), ensurePhrases(services, "member")]))[0]);

const parts: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  panel: overlayPart(async () => (await import("./overlays/user-panel.tsx")).UserPanel),
  service: overlayPart(async () => (await import("./overlays/service-popup.tsx")).ServicePopup),
  "agent-menu": overlayPart(async () => (await import("./overlays/agent-menu.tsx")).AgentMenu),
  download: overlayPart(async () => (await import("./overlays/download-popup.tsx")).DownloadPopup),
  language: overlayPart(async () => (await import("./overlays/language-picker.tsx")).LanguagePicker),
  "install-guide": overlayPart(async () => (await import("./overlays/install-guide.tsx")).InstallGuide),
  "sign-out": overlayPart(async () => (await import("./overlays/sign-out-dialog.tsx")).SignOutDialog),
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
