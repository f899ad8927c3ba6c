import { loadDrawings } from "@lantern/ui/icons/load-drawings.tsx";
import { useEffect } from "react";
import { NewDeviceNotice } from "../features/accounts/devices/new-device-notice.tsx";
import { ContractPrompts } from "./contract-prompts.tsx";
import { DownloadBar } from "./download-bar.tsx";
import { FloatingWidget } from "./floating-widget.tsx";
import { LiveStream } from "./live-stream.tsx";
import { LoginTimeCard } from "./login-time-card.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
import { useServices } from "../shared/page/app-services.tsx";
import { latePart } from "../shared/page/late-part.tsx";
import { useSession } from "../shared/session/use-session.ts";
import { usePaintedPage } from "../shared/page/use-painted-page.ts";
import { SearchEntry } from "./search-entry.tsx";
import { useMemberPhrases } from "./use-member-phrases.ts";
import { registerServiceWorker } from "./register-service-worker.ts";

const HomeLate = latePart(async () => (await import("./home-late.tsx")).HomeLate);
const SessionReminder = latePart(async () => (await import("./session-reminder.tsx")).SessionReminder);

/** How long after the first view the pictures of a lost connection are fetched, in ms. */
const keepPicturesAfterMs = 6000;

/** Fetches while there is a connection what is shown when there is none. */
function keepPictures(folder: string): void {
  for (const name of ["offline", "error"]) new Image().src = `${folder}/${name}.avif`;
}

/** What comes when the first view stands: prompts and bars that float over it, the stream of live news, the word that the connection is gone. */
export function AfterPaint() {
  const { picturesFolder } = useServices().theme;
  const prompts = useMemberPhrases(useSession() !== undefined);
  useEffect(() => void registerServiceWorker(), []);
  useEffect(loadDrawings, []);
  useEffect(() => {
    // What cannot be had ahead of the tap is asked for again with it.
    void import("./more-screens.ts").catch(() => undefined);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => keepPictures(picturesFolder), keepPicturesAfterMs);
    return () => clearTimeout(timer);
  }, [picturesFolder]);
  return (
    <>
      <div className="prompt-dock">
        {prompts && (
          <>
            <NewDeviceNotice />
            <LoginTimeCard />
            <ContractPrompts />
          </>
        )}
        <DownloadBar />
      </div>
      <LateOnHome />
      <FloatingWidget />
      <SearchEntry />
      <LiveStream />
      <OfflineNotice />
      <SessionReminder />
    </>
  );
}

/** By itself, so that the parts beside it are not rendered with every page. */
function LateOnHome() {
  return usePaintedPage() === "home" ? <HomeLate /> : null;
}
