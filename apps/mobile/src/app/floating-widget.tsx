import { Icon } from "@lantern/ui/components/icon.tsx";
import { usePaintedPage } from "../shared/page/use-painted-page.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useResource } from "../shared/page/use-site.ts";
import { useText } from "../shared/text/text.tsx";
import { useScrollRest } from "./use-scroll-rest.ts";

/** The merchant's channels at the side of the page, where he has any (specification 2.48). They keep out of the first view. */
export function FloatingWidget() {
  const t = useText();
  const page = usePaintedPage();
  const { facts } = useServices();
  const facebook = useResource("FACEBOOK");
  const telegram = useResource("TELEGRAM");
  const shown = useScrollRest();
  if (page !== "home" || (facebook === undefined && telegram === undefined)) return null;
  const channels = [
    { icon: "facebook", href: facebook, label: t("shell.widget.facebook", { name: facts.merchantName }) },
    { icon: "telegram", href: telegram, label: t("shell.widget.telegram", { name: facts.merchantName }) },
  ] as const;
  return (
    <aside className="side-widget" data-away={shown ? undefined : ""}>
      {channels.map(
        ({ icon, href, label }) =>
          href !== undefined && (
            <a key={icon} href={href} className="pressable" target="_blank" rel="noopener noreferrer" aria-label={label}>
              <Icon name={icon} size={22} />
            </a>
          ),
      )}
    </aside>
  );
}
