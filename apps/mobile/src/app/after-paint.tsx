import { DownloadBar } from "./download-bar.tsx";
import { FloatingWidget } from "./floating-widget.tsx";

/** The download bar, the floating links, the stream of live facts. */
export function AfterPaint() {
  return (
    <>
      <DownloadBar />
      <FloatingWidget />
    </>
  );
}
