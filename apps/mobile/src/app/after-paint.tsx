import { DownloadBar } from "./download-bar.tsx";
import { FloatingWidget } from "./floating-widget.tsx";
import { LiveStream } from "./live-stream.tsx";
import { OfflineNotice } from "./offline-notice.tsx";

/** The download bar, the floating links, the stream of live news, the word that the connection is gone. */
export function AfterPaint() {
  return (
    <>
      <DownloadBar />
      <FloatingWidget />
      <LiveStream />
      <OfflineNotice />
    </>
  );
}
