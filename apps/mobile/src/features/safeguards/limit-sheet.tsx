import { setLimit } from "@lantern/contract/safeguards/set-limit.ts";
import { parseAmount } from "@lantern/money/amount.ts";
import { balanceDecimals } from "@lantern/money/display.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Field } from "@lantern/ui/components/field.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useRef, useState } from "react";
import { useServices } from "../../shared/page/app-services.tsx";
import { useText } from "../../shared/text/text.tsx";
import { useMoneyFormat } from "../../shared/text/use-money-format.ts";
import { useAction } from "../../shared/wire/use-action.ts";
import type { Limit } from "./safeguards.ts";
import { useKeepSafeguards } from "./use-keep-safeguards.ts";

interface LimitSheetProps {
  readonly open: boolean;
  readonly limit: Limit;
  readonly currency: string;
  readonly onClose: () => void;
}

const unitsOf = (amount: string | null): bigint => {
  const parsed = parseAmount((amount ?? "").replaceAll(",", "").trim(), { decimalsMax: balanceDecimals });
  return parsed.ok ? parsed.amountUnits : 0n;
};

/** Sets one limit in free text, and says before the tap when it will hold. */
export function LimitSheet({ open, limit, currency, onClose }: LimitSheetProps) {
  const t = useText();
  const { toasts } = useServices();
  const format = useMoneyFormat(currency);
  const keep = useKeepSafeguards();
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const refuse = (word: string) => {
    setWrong(word);
    field.current?.focus();
  };
  const { run, pending } = useAction(setLimit, {
    overrides: {
      "safeguards.limit_above_cap": ({ message }) => refuse(message),
      "wallet.amount_invalid": () => refuse(t("safeguards.sheet.invalid")),
    },
  });
  const units = unitsOf(text);
  const isRaise = limit.amount !== null && units > unitsOf(limit.amount);
  const send = async (amount: string | null) => {
    const outcome = await run({ body: { kind: limit.kind, period: limit.period, amount } });
    if (outcome?.ok !== true) return;
    keep(outcome.value);
    toasts.show("success", t(amount === null || isRaise ? "safeguards.saved.waiting" : "safeguards.saved.set"));
    setText("");
    onClose();
  };
  const hint =
    limit.amount === null ? "safeguards.sheet.hintFirst" : isRaise ? "safeguards.sheet.hintHigher" : "safeguards.sheet.hintLower";
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t("safeguards.sheet.title", { kind: limit.kind, period: limit.period })}
      closeLabel={t("shell.close")}
    >
      <form
        className="px-5 pt-1 pb-6"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (units > 0n) void send(text.replaceAll(",", "").trim());
          else refuse(t("safeguards.sheet.invalid"));
        }}
      >
        {limit.amount !== null && limit.used !== null && (
          <p className="text-body mb-3 text-paper-2">
            {t("safeguards.sheet.now", { amount: format(limit.amount), used: format(limit.used.startsWith("-") ? "0" : limit.used) })}
          </p>
        )}
        <Field
          ref={field}
          label={t("safeguards.sheet.amount", { currency })}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setWrong(undefined);
          }}
          error={wrong}
          hint={limit.cap === null ? t(hint) : `${t(hint)} ${t("safeguards.sheet.cap", { cap: format(limit.cap) })}`}
        />
        <Button type="submit" kind="gold" size="large" wide pending={pending} className="mt-4">
          {t(isRaise ? "safeguards.sheet.ask" : "safeguards.sheet.save")}
        </Button>
        {limit.amount !== null && !limit.mandatory && (
          <Button kind="plain" wide className="mt-2" disabled={pending} onClick={() => void send(null)}>
            {t("safeguards.sheet.remove")}
          </Button>
        )}
      </form>
    </Sheet>
  );
}
