import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useEffect, useEffectEvent, useRef } from "react";
import { useText } from "../../../shared/text/text.tsx";

export interface PersonCheckProps {
  /** Key of the check, as the service gave it. */
  readonly siteKey: string;
  /** The token of a passed check, or nothing where it failed or was closed. */
  readonly onDone: (token: string | undefined) => void;
}

/** The check that the service wants passed before it sends a code, in a frame whose policy lets its scripts work. */
export function PersonCheck({ siteKey, onDone }: PersonCheckProps) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (typeof data !== "object" || data === null || !("recaptcha" in data)) return;
      done(tokenOf(data.recaptcha));
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  return (
    <Sheet open onClose={() => onDone(undefined)} title={t("entrance.check.title")} closeLabel={t("shell.close")}>
      <p className="text-body px-5 text-paper-2">{t("entrance.check.note")}</p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of ours with a policy of its own; the check works only at its origin */}
      <iframe
        ref={frame}
        className="person-check"
        title={t("entrance.check.title")}
        src={`/wps/session/recaptcha?key=${encodeURIComponent(siteKey)}`}
      />
    </Sheet>
  );
}

function tokenOf(recaptcha: unknown): string | undefined {
  const token = typeof recaptcha === "object" && recaptcha !== null && "token" in recaptcha ? recaptcha.token : undefined;
  return typeof token === "string" && token !== "" ? token : undefined;
}
