import { Icon } from "@lantern/ui/components/icon.tsx";
import { useSyncExternalStore } from "react";
import { useText } from "../shared/text/text.tsx";

/** Says that the connection is gone, as long as it is. */
export function OfflineNotice() {
  const t = useText();
  const online = useSyncExternalStore(
    (listener) => {
      addEventListener("online", listener);
      addEventListener("offline", listener);
      return () => {
        removeEventListener("online", listener);
        removeEventListener("offline", listener);
      };
    },
    () => navigator.onLine,
    () => true,
  );
  if (online) return null;
  return (
    <p className="offline-notice" role="status">
      <Icon name="wifi-off" size={18} />
      {t("shell.offline")}
    </p>
  );
}
