import { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { useLastKnown } from "../../shared/offline/use-last-known.ts";
import { useLanguage } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";

/** Names of lotteries by their code, in the page's language; empty while they are on their way, the code itself where the merchant no longer has the game. */
export function useLotteryName(): (code: string) => string {
  const language = useLanguage();
  const { wireCode } = languageByCode(language);
  const menu = useCall(getGameMenu, { query: { prizeMode: "Lott", device: "MOBILE", language: wireCode } }, { staleTimeMs: 300_000 });
  const { value: data } = useLastKnown(`lotteries:${language}`, menu);
  return (code) => (menu.isPending ? "" : (data?.flatMap(({ gameMenus }) => gameMenus).find((game) => game.code === code)?.remark ?? code));
}
