import { usePathValue, useQueryValue } from "../../../../shared/layout/use-page.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { toastMs } from "../../../../shared/toast/toasts.ts";
import { prizeModeOf } from "../../launch/prize-mode.ts";
import { shortNumero } from "../../numero-text.ts";
import { drawAddress } from "../lottery-address.ts";

/** Hands on the address of a draw's check: by the device's own way of sharing, or to the clipboard. */
export function useShareCheck(gameId: number, numero: string): () => Promise<void> {
  const t = useText();
  const { toasts } = useServices();
  const mui = usePathValue("mui") ?? "en";
  const playType = usePathValue("playType") ?? "trad";
  const prizeMode = prizeModeOf(useQueryValue("prize_mode"));
  return async () => {
    const url = location.origin + drawAddress({ mui, playType, gameId: String(gameId) }, prizeMode, numero);
    try {
      if (typeof navigator.share === "function")
        await navigator.share({ title: t("lottery.verify.title", { numero: shortNumero(numero) }), url });
      else {
        await navigator.clipboard.writeText(url);
        toasts.show("success", t("lottery.verify.copied"), { ms: toastMs.success });
      }
    } catch (failure) {
      // Whoever closes the device's own sheet has changed his mind.
      if (!(failure instanceof DOMException && failure.name === "AbortError")) toasts.show("info", url, { ms: toastMs.long });
    }
  };
}
