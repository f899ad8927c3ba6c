import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { ServiceEntries } from "../../shared/service/service-entries.tsx";
import { useText } from "../../shared/text/text.tsx";
import type { OverlayProps } from "../overlay-host.tsx";

/** The ways to customer service (specification 2.45). Every way out of it closes it. */
export function ServicePopup({ open, onClose }: OverlayProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t("shell.service.title")} closeLabel={t("shell.close")}>
      <div className="px-4 pb-5">
        <ServiceEntries onFollow={onClose} />
      </div>
    </Sheet>
  );
}
