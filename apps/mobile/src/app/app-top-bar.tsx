import { backTarget, headerLeft } from "@lantern/rules/site/layout.ts";
import { Link } from "@lantern/ui/components/link.tsx";
import { hrefs, type PageName } from "../paths.ts";
import { BackButton, TopBar } from "../shared/layout/top-bar.tsx";
import { useServices } from "../shared/page/app-services.tsx";
import { useSession } from "../shared/session/use-session.ts";
import { useText } from "../shared/text/text.tsx";
import { HeaderSide } from "./header-side.tsx";
import type { HeaderRule } from "./route-table.ts";

/** The top bar of usual pages: logo or back, title, then what visitor or member may do (specification 2.12–2.14). */
export function AppTopBar({ page, header }: { readonly page: PageName; readonly header: HeaderRule }) {
  const t = useText();
  const logo = headerLeft(page) === "logo";
  const title = logo ? undefined : t(header.title);
  return (
    <TopBar
      left={logo ? <Logo /> : <BackButton to={backTarget(page) === "home" ? "home" : "previous"} />}
      {...(title === undefined ? {} : { title })}
      right={<HeaderSide page={page} />}
    />
  );
}

/** The mark with the merchant's name, which makes room for a member's balance. */
function Logo() {
  const { facts, theme } = useServices();
  const session = useSession();
  return (
    <Link href={hrefs.page("home")} className="logo" aria-label={facts.merchantName}>
      <theme.Mark />
      {session === undefined && <span className="logo-word">{facts.merchantName}</span>}
    </Link>
  );
}
