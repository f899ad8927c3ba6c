import { useEffect, useEffectEvent, useRef } from "react";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useRouterState } from "../../shared/router/router-context.tsx";
import { useSession } from "../../shared/session/use-session.ts";
import { useText } from "../../shared/text/text.tsx";
import type { OverlayProps } from "../overlay-host.tsx";
import { GuestPanel } from "./guest-panel.tsx";
import { MemberPanel } from "./member-panel.tsx";

/** The panel from the side (specification 2.42, 2.43). Following a link closes it. */
export function UserPanel({ open, onClose }: OverlayProps) {
  const t = useText();
  const session = useSession();
  const { location } = useRouterState();
  const shownAt = useRef(location.key);
  const leave = useEffectEvent((key: string) => {
    if (open && shownAt.current !== key) onClose();
    shownAt.current = key;
  });
  useEffect(() => leave(location.key), [location.key]);
  return (
    <Sheet open={open} onClose={onClose} side="end" title={t("shell.panel.title")} titleHidden closeLabel={t("shell.close")}>
      <div className="flex min-h-full flex-col px-5 pt-3 pb-[calc(14px+env(safe-area-inset-bottom))]">
        {session === undefined ? <GuestPanel onClose={onClose} /> : <MemberPanel session={session} onClose={onClose} />}
      </div>
    </Sheet>
  );
}
