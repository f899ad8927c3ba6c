import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";

/** Puts a text on the clipboard and says so. Without a secure context there is none: the text stands on the page, to be selected. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText();
  const { toasts } = useServices();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.show("success", t("twoFactor.copied"));
    } catch {
      getSelection()?.removeAllRanges();
    }
  };
}
