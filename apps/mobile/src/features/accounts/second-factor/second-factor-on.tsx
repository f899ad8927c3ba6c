import { disableSecondFactor } from "@lantern/contract/accounts/disable-second-factor.ts";
import type { getSecondFactor } from "@lantern/contract/accounts/get-second-factor.ts";
import { renewRecoveryCodes } from "@lantern/contract/accounts/renew-recovery-codes.ts";
import type { CallValue } from "@lantern/contract/call.ts";
import { formatDate } from "@lantern/phrases/formats.ts";
import { Button } from "@lantern/ui/components/button.tsx";
import { Sheet } from "@lantern/ui/components/sheet.tsx";
import { useState } from "react";
import { AccountMark } from "../account-mark.tsx";
import { useServices } from "../../../shared/page/app-services.tsx";
import { useText } from "../../../shared/text/text.tsx";
import type { Outcome, Refused } from "../../../shared/wire/outcome.ts";
import { useAction } from "../../../shared/wire/use-action.ts";
import { BothFactorsForm, type BothFactors } from "./both-factors-form.tsx";

/** Below so many a member is told to get new ones. */
const fewCodes = 3;

export interface SecondFactorOnProps {
  readonly state: CallValue<typeof getSecondFactor>;
  readonly onRenewed: (recoveryCodes: readonly string[]) => void;
  readonly onTurnedOff: () => void;
}

const codesInForm: readonly string[] = ["accounts.password_wrong", "accounts.too_many_tries", "accounts.second_factor_wrong"];

/** The refusal that stands at a field; all others are messages of the page. */
function shownInForm(outcome: Outcome<unknown> | undefined): Refused | undefined {
  return outcome?.ok === false && codesInForm.includes(outcome.errorCode) ? outcome : undefined;
}

/** How two-step login stands, new recovery codes, and the way to turn it off. */
export function SecondFactorOn({ state, onRenewed, onTurnedOff }: SecondFactorOnProps) {
  const t = useText();
  const { facts } = useServices();
  const [doing, setDoing] = useState<"renew" | "disable">();
  const overrides = Object.fromEntries(codesInForm.map((code) => [code, () => undefined]));
  const renewing = useAction(renewRecoveryCodes, { overrides });
  const disabling = useAction(disableSecondFactor, { overrides });
  const renew = async (body: BothFactors): Promise<Refused | undefined> => {
    const outcome = await renewing.run({ body });
    if (outcome?.ok === true) onRenewed(outcome.value.recoveryCodes);
    return shownInForm(outcome);
  };
  const disable = async (body: BothFactors): Promise<Refused | undefined> => {
    const outcome = await disabling.run({ body });
    if (outcome?.ok === true) onTurnedOff();
    return shownInForm(outcome);
  };
  const changes = [
    { id: "renew", title: t("twoFactor.newCodes"), text: t("twoFactor.newCodesText"), kind: "gold", action: renewing, send: renew },
    { id: "disable", title: t("twoFactor.turnOff"), text: t("twoFactor.turnOffText"), kind: "heat", action: disabling, send: disable },
  ] as const;
  return (
    <>
      <section className="account-card mt-5">
        <div className="device-head">
          <AccountMark icon="check-circle" state="set" />
          <span className="min-w-0 flex-1">
            <span className="text-lead block text-[15px]!">{t("twoFactor.isOn")}</span>
            {state.since !== undefined && (
              <span className="text-label block font-medium! text-paper-2">
                {t("twoFactor.since", { date: formatDate(state.since, { timeZone: facts.timeZone }) })}
              </span>
            )}
          </span>
        </div>
        <p className="text-body mt-3 text-paper-2">{t("twoFactor.codesLeft", { count: state.recoveryCodesLeft })}</p>
        {state.recoveryCodesLeft <= fewCodes && <p className="text-label mt-1 text-heat">{t("twoFactor.codesFew")}</p>}
      </section>
      <Button kind="quiet" wide icon="refresh" className="mt-4" onClick={() => setDoing("renew")}>
        {t("twoFactor.newCodes")}
      </Button>
      <Button kind="heat" wide className="mt-3" onClick={() => setDoing("disable")}>
        {t("twoFactor.turnOff")}
      </Button>
      {changes.map(({ id, title, text, kind, action, send }) => (
        <Sheet key={id} open={doing === id} onClose={() => setDoing(undefined)} title={title} closeLabel={t("shell.close")}>
          <BothFactorsForm text={text} submitLabel={title} submitKind={kind} pending={action.pending} onSubmit={send} />
        </Sheet>
      ))}
    </>
  );
}
