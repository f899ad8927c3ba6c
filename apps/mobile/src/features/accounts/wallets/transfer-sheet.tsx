import { transferWallet } from "@lantern/contract/games/transfer-wallet.ts";
import { getWallet } from "@lantern/contract/wallet/get-wallet.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { balanceDecimals } from "@lantern/money/display.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { Segmented } from "@lantern/ui/components/tabs.tsx";
import { useState } from "react";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { useMoneyFormat } from "../../../shared/text/use-money-format.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { useCall } from "../../../shared/wire/use-call.ts";
import type { VendorWallet } from "./use-vendor-wallets.ts";

interface TransferSheetProps {
  readonly open: boolean;
  readonly wallet: VendorWallet;
  readonly currency: string;
  readonly onClose: () => void;
  /** After every try: what stands where may have changed. */
  readonly onMoved: () => void;
}

type Direction = "in" | "out";

const unitsOf = (text: string): bigint | undefined => {
  const parsed = parseAmount(text.replaceAll(",", "").trim(), { decimalsMax: balanceDecimals });
  return parsed.ok && parsed.amountUnits > 0n ? parsed.amountUnits : undefined;
};

/** Moves an amount to a vendor, or home. What the vendor has not answered yet is said to be on its way, never done. */
export function TransferSheet({ open, wallet, currency, onClose, onMoved }: TransferSheetProps) {
  const t = useText();
  const { toasts } = useServices();
  const format = useMoneyFormat(currency);
  const { data: own } = useCall(getWallet, undefined, { staleTimeMs: 5_000 });
  const [direction, setDirection] = useState<Direction>(Number(wallet.balance) > 0 ? "out" : "in");
  const [text, setText] = useState("");
  const [wrong, setWrong] = useState<string>();
  const { run, pending } = useAction(transferWallet, {
    overrides: {
      "wallet.insufficient_funds": () => setWrong(t("wallet.vendors.tooMuch")),
      "wallet.amount_invalid": () => setWrong(t("wallet.vendors.invalid")),
    },
  });
  const available = direction === "in" ? own?.mainBalance : wallet.balance;

  const send = async () => {
    const units = unitsOf(text);
    if (units === undefined) return setWrong(t("wallet.vendors.invalid"));
    if (units > (unitsOf(available ?? "") ?? 0n)) return setWrong(t("wallet.vendors.tooMuch"));
    const outcome = await run({ body: { vendor: wallet.vendor, direction, amount: text.replaceAll(",", "").trim() } });
    onMoved();
    if (outcome?.ok !== true) return;
    const isWaiting = outcome.value.transfers.some(({ state }) => state === "pending");
    toasts.show(isWaiting ? "info" : "success", t(isWaiting ? "wallet.vendors.pending" : "wallet.vendors.done"));
    setText("");
    onClose();
  };
  const write = (amount: string) => {
    setText(amount);
    setWrong(undefined);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t("wallet.vendors.moveAt", { name: wallet.name })} closeLabel={t("shell.close")}>
      <form
        className="px-5 pt-1 pb-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Segmented<Direction>
          label={t("wallet.vendors.way")}
          items={[
            { id: "in", label: t("wallet.vendors.there") },
            { id: "out", label: t("wallet.vendors.home") },
          ]}
          selected={direction}
          onSelect={(chosen) => {
            setDirection(chosen);
            write("");
          }}
        />
        <Field
          className="mt-3"
          label={t("wallet.vendors.amount", { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          error={wrong}
          hint={available === undefined ? undefined : t("wallet.vendors.available", { amount: format(available) })}
          trailing={
            <Button
              kind="plain"
              size="small"
              className="min-h-11"
              disabled={available === undefined}
              onClick={() => write(available ?? "")}
            >
              {t("wallet.vendors.all")}
            </Button>
          }
        />
        <Button type="submit" kind="gold" size="large" wide pending={pending} className="mt-4">
          {t("wallet.vendors.send")}
        </Button>
      </form>
    </Sheet>
  );
}
