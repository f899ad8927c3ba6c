import { ButtonLink } from "@lantern/ui/components/button.tsx";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { hrefs } from "../../paths.ts";
import { useText } from "../../shared/text/text.tsx";

/** Where the house moves no money by itself: the studio keeps what is played with, and this is the way to move some there. */
export function MoneyNote({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  return (
    <div className="play-turn" role="status">
      <Icon name="wallet" size={22} />
      <p className="text-body min-w-0 flex-1">{t("play.moneyAtStudio")}</p>
      <ButtonLink kind="quiet" size="small" href={hrefs.page("memberHome")}>
        {t("play.moveMoney")}
      </ButtonLink>
      <IconButton icon="close" size={18} label={t("play.closeNote")} onClick={onClose} />
    </div>
  );
}
