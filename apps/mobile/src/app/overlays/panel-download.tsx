import { overlays } from "../../shared/layout/overlays.ts";
import { useSystemStatus } from "../../shared/page/use-site.ts";
import { hasDownload } from "../download-options.ts";
import { PanelButton } from "./panel-link.tsx";

/** The way to the app for narrow phones, whose top bar has no room for its icon; only where there is something to download. */
export function PanelDownload() {
  const resources = useSystemStatus()?.info.resources ?? [];
  return hasDownload(resources) ? (
    <PanelButton icon="download" text="shell.panel.install" onClick={() => overlays.open("download")} />
  ) : null;
}
