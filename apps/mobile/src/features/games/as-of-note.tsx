import { formatTime } from "@lantern/phrases/formats.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";

/** Says from when a remembered list is. */
export function AsOfNote({ atMs }: { readonly atMs: number }) {
  const t = useText();
  const { facts } = useServices();
  return (
    <p className="text-label flex items-center gap-2 px-4 pb-2 font-medium! text-paper-3" role="status">
      <Icon name="wifi-off" size={16} />
      {t("games.asOf", { time: formatTime(atMs, { timeZone: facts.timeZone }) })}
    </p>
  );
}
