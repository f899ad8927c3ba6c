import { Emblem } from "@lantern/ui/components/motif.tsx";
import { useText } from "../shared/text/text.tsx";

/** Shown while a page's code and data are on their way. */
export function RouteLoading() {
  const t = useText();
  return (
    <div className="grid min-h-[60vh] place-items-center" role="status" aria-label={t("shell.loading")}>
      <Emblem lit size={84} className="route-loading" />
    </div>
  );
}
