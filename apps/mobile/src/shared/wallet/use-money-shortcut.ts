import { admissionOf } from "@lantern/rules/accounts/access-table.ts";
import type { MouseEvent } from "react";
import { useServices } from "../page/app-services.tsx";
import { useText } from "../text/text.tsx";
import { toastMs } from "../toast/toasts.ts";

/** A click guard for shortcuts to deposit and withdraw: other types get the refusal for 2 s instead (specification 5.7.2, 8.8.4). */
export function useMoneyShortcut(memberType: number | undefined): (event: MouseEvent) => void {
  const { toasts } = useServices();
  const t = useText();
  return (event) => {
    if (memberType === undefined || admissionOf("cashier", memberType) === "admitted") return;
    event.preventDefault();
    event.stopPropagation();
    toasts.show("info", t("shell.freeReject"), { ms: toastMs.info });
  };
}
