import { Icon } from "@lantern/ui/components/icon.tsx";
import { usePage } from "../shared/layout/use-page.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useResource } from "../shared/page/use-site.ts";
import { useText } from "../shared/text/text.tsx";

/** The merchant's channels at the side of the page, where he has any (specification 2.48). */
export function FloatingWidget() {
  const t = useText();
  const page = usePage();
  const { facts } = useServices();
  const facebook = useResource("FACEBOOK");
  const telegram = useResource("TELEGRAM");
  if (page !== "home" || (facebook === undefined && telegram === undefined)) return null;
  const look =
    "pressable grid size-11 place-items-center rounded-pill bg-ink-3 text-paper shadow-2 [box-shadow:var(--shadow-2),var(--edge-light)]";
  return (
    <aside className="fixed end-3 bottom-40 z-20 grid gap-2">
      {facebook !== undefined && (
        <a
          href={facebook}
          className={look}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("shell.widget.facebook", { name: facts.merchantName })}
        >
          <Icon name="facebook" size={22} />
        </a>
      )}
      {telegram !== undefined && (
        <a
          href={telegram}
          className={look}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t("shell.widget.telegram", { name: facts.merchantName })}
        >
          <Icon name="telegram" size={22} />
        </a>
      )}
    </aside>
  );
}
