import { useEffect } from "react";
import { ContractPrompts } from "./contract-prompts.tsx";
import { DownloadBar } from "./download-bar.tsx";
import { FloatingWidget } from "./floating-widget.tsx";
import { LiveStream } from "./live-stream.tsx";
import { LoginTimeCard } from "./login-time-card.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { registerServiceWorker } from "./register-service-worker.ts";

/** What comes when the first view stands: prompts and bars that float over it, the stream of live news, the word that the connection is gone. */
export function AfterPaint() {
  useEffect(() => void registerServiceWorker(), []);
  return (
    <>
      <div className="prompt-dock">
        <ContractPrompts />
        <LoginTimeCard />
        <DownloadBar />
      </div>
      <FloatingWidget />
      <LiveStream />
      <OfflineNotice />
    </>
  );
}
