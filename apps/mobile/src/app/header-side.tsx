import { getMemberInfo } from "@lantern/contract/accounts/get-member-info.ts";
import { headerRight, showsDownloadIcon, type HeaderItem } from "@lantern/rules/site/layout.ts";
import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { IconButton, IconLink } from "@lantern/ui/components/icon-button.tsx";
import type { ReactNode } from "react";
import { hrefs, type PageName } from "../paths.ts";
import { overlays } from "../shared/layout/overlays.ts";
import { useFlags, useSystemStatus } from "../shared/page/use-site.ts";
import { useSession } from "../shared/session/use-session.ts";
import { useText } from "../shared/text/text.tsx";
import { useWallet } from "../shared/wallet/use-wallet.ts";
import { useCall } from "../shared/wire/use-call.ts";
import { BarBalance } from "./bar-balance.tsx";
import { hasDownload } from "./download-options.ts";

/** On screen the gold button follows log in; the specification's list is no order of places. */
const places: readonly HeaderItem[] = ["free_play", "login", "register", "balance", "deposit", "download_app", "more"];

/** The right side of the top bar, by the rules (specification 2.13–2.15). */
export function HeaderSide({ page }: { readonly page: PageName }) {
  const t = useText();
  const session = useSession();
  const flags = useFlags();
  const status = useSystemStatus();
  const { reload } = useWallet();
  const { data: member } = useCall(getMemberInfo, undefined, { staleTimeMs: 300_000 });
  const downloadIcon = showsDownloadIcon({
    hasLink: hasDownload(status?.info.resources ?? []),
    vipRankLevel: session === undefined ? undefined : (member?.vipRankLevel ?? 0),
  });
  const items = headerRight({ page, loggedIn: session !== undefined, freePlay: flags.has("FREEPLAY3"), downloadIcon });
  const views: Readonly<Record<HeaderItem, () => ReactNode>> = {
    free_play: () => <IconLink className="-mx-1" icon="gamepad" label={t("shell.freePlay")} href={hrefs.page("freeTrial")} />,
    login: () => (
      <ButtonLink className="px-1.5!" href={hrefs.page("login")}>
        {t("shell.logIn")}
      </ButtonLink>
    ),
    register: () => (
      <ButtonLink kind="gold" className="max-[379px]:px-3!" href={hrefs.page("register")}>
        {t("shell.register")}
      </ButtonLink>
    ),
    balance: () => <BarBalance />,
    deposit: () => (
      <ButtonLink kind="gold" icon="plus" className="px-3!" href={hrefs.page("deposit")}>
        {t("shell.deposit")}
      </ButtonLink>
    ),
    download_app: () => (
      <IconButton
        className="max-[399px]:hidden"
        icon="download"
        label={t("shell.download.title")}
        onClick={() => overlays.open("download")}
      />
    ),
    more: () => (
      <IconButton
        icon="more"
        label={t("shell.more")}
        className="-mx-1"
        aria-haspopup="dialog"
        onClick={() => {
          overlays.open("panel");
          void reload();
        }}
      />
    ),
  };
  return places.filter((place) => items.includes(place)).map((place) => <Item key={place} view={views[place]} />);
}

function Item({ view }: { readonly view: () => ReactNode }) {
  return view();
}
