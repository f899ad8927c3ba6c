import { Icon } from "@lantern/ui/components/icon.tsx";
import { useOnline } from "../shared/offline/use-online.ts";
import { useText } from "../shared/text/text.tsx";

/** Says that the connection is gone, as long as it is. */
export function OfflineNotice() {
  const t = useText();
  if (useOnline()) return null;
  return (
    <p className="offline-notice" role="status">
      <Icon name="wifi-off" size={18} />
      {t("shell.offline")}
    </p>
  );
}
