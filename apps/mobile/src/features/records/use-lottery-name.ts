import { getGameMenu } from "@lantern/contract/lottery/get-game-menu.ts";
import { languageByCode } from "@lantern/phrases/languages.ts";
import { useLanguage } from "../../shared/text/text.tsx";
import { useCall } from "../../shared/wire/use-call.ts";

/** Names of lotteries by their code, in the page's language; empty while they are on their way, the code itself where the merchant no longer has the game. */
export function useLotteryName(): (code: string) => string {
  const { wireCode } = languageByCode(useLanguage());
  const { data, isPending } = useCall(
    getGameMenu,
    { query: { prizeMode: "Lott", device: "MOBILE", language: wireCode } },
    { staleTimeMs: 300_000 },
  );
  return (code) => (isPending ? "" : (data?.flatMap(({ gameMenus }) => gameMenus).find((game) => game.code === code)?.remark ?? code));
}
