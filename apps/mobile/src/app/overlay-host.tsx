import { lazy, Suspense, type ComponentType } from "react";
import { useEffect, useState } from "react";
import { overlays, useOverlay, type OverlayName } from "../shared/layout/overlays.ts";

/** An overlay's content: it is told whether it is open, so that it can leave with a motion. */
export interface OverlayProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

const parts: Readonly<Record<OverlayName, ComponentType<OverlayProps>>> = {
  panel: lazy(async () => ({ default: (await import("./overlays/user-panel.tsx")).UserPanel })),
  service: lazy(async () => ({ default: (await import("./overlays/service-popup.tsx")).ServicePopup })),
  "agent-menu": lazy(async () => ({ default: (await import("./overlays/agent-menu.tsx")).AgentMenu })),
  download: lazy(async () => ({ default: (await import("./overlays/download-popup.tsx")).DownloadPopup })),
  language: lazy(async () => ({ default: (await import("./overlays/language-picker.tsx")).LanguagePicker })),
  "install-guide": lazy(async () => ({ default: (await import("./overlays/install-guide.tsx")).InstallGuide })),
  "sign-out": lazy(async () => ({ default: (await import("./overlays/sign-out-dialog.tsx")).SignOutDialog })),
};

/** Renders what is open, and keeps what was open so that it can close with its motion. Nothing of it is in the first load. */
export function OverlayHost() {
  const current = useOverlay();
  const [seen, setSeen] = useState<readonly OverlayName[]>([]);
  useEffect(() => {
    if (current !== undefined) setSeen((before) => (before.includes(current) ? before : [...before, current]));
  }, [current]);
  return (
    <Suspense>
      {seen.map((name) => {
        const Part = parts[name];
        return <Part key={name} open={name === current} onClose={overlays.close} />;
      })}
    </Suspense>
  );
}
