import { chaseFactors } from "@lantern/rules/lottery/chase.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import type { ReactNode } from "react";
import { useOnline } from "../../../../shared/offline/use-online.ts";
import { useServices } from "../../../../shared/page/app-services.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { toastMs } from "../../../../shared/toast/toasts.ts";
import { timesAll } from "./chase-sum.ts";
import { FateWord } from "../notice-strips.tsx";
import { faultText, stakeText } from "../plays/play-text.ts";
import type { OpenSheet } from "../sheet-host.tsx";
import { SlipBar } from "./slip-bar.tsx";
import { slipNote } from "./slip-note.ts";
import { SlipWord } from "./slip-word.tsx";
import { steppedPrice, unitCostUnits } from "./stake.ts";
import type { CheckedSlipControl } from "./use-checked-slip.ts";
import type { Placing } from "./use-placing.ts";
import type { ShownPlay } from "../plays/use-shown-play.ts";
import type { SlipControl } from "./use-slip.ts";

export interface TableSlipProps {
  readonly shown: ShownPlay;
  readonly play: Play;
  readonly control: SlipControl;
  readonly held: CheckedSlipControl;
  readonly placing: Placing;
  readonly currency: string;
  /** True while the page's one-time code is being exchanged. */
  readonly entering: boolean;
  /** A visitor's way to bet: the address to come back to. */
  readonly logInFrom: string | undefined;
  readonly onSheet: (sheet: OpenSheet) => void;
  /** Lies above the bar. */
  readonly children: ReactNode;
}

/** The slip at the foot of the betting page: what is in hand, what stands in its way, and the word that places it. */
export function TableSlip({ shown, play, control, held, placing, currency, entering, logInFrom, onSheet, children }: TableSlipProps) {
  const t = useText();
  const { toasts } = useServices();
  const online = useOnline();
  const { ladder, playId, stake } = shown;
  const { checked, numbers } = held;
  const { inHand } = checked;
  const filled = checked.lines.length > 0 || placing.fateUnknown;
  const placeable = checked.placeable && numbers.fault === undefined;
  const unitCost = unitCostUnits(stake);
  const step = (direction: "more" | "less") => {
    const price = steppedPrice(ladder, stake.price, direction);
    return price === stake.price ? undefined : () => control.change({ stake: { ...stake, price } });
  };
  const add = () => {
    if (inHand === undefined) return;
    control.addLine({ playId, content: inHand.content, stake });
    toasts.show("success", t("lottery.bet.added"), { ms: toastMs.success });
  };
  const ask = () => {
    placing.forgetRefusal();
    onSheet("confirm");
  };
  return (
    <SlipBar
      filled={filled}
      stake={{
        text: unitCost === undefined ? "—" : stakeText(unitCost, currency),
        onLess: step("less"),
        onMore: step("more"),
        onOpen: () => onSheet("stake"),
      }}
      total={stakeText(timesAll(checked.amountUnits, chaseFactors(control.slip.draws, control.slip.growth)), currency)}
      note={slipNote(t, checked, control.slip.draws, play)}
      word={
        placing.fateUnknown ? (
          <FateWord />
        ) : online ? (
          <FaultWord held={held} currency={currency} />
        ) : (
          filled && <SlipWord icon="wifi-off">{t("shell.offline.title")}</SlipWord>
        )
      }
      cartCount={checked.cart.length}
      onCart={() => onSheet("cart")}
      onAdd={inHand?.check.ok === true && placeable ? add : undefined}
      onPlace={placing.fateUnknown ? () => void placing.checkAgain() : placeable && online ? ask : undefined}
      placeText={t(placing.fateUnknown ? "lottery.bet.fate.check" : "lottery.bet.place")}
      pending={placing.pending || entering}
      logInFrom={logInFrom}
    >
      {children}
    </SlipBar>
  );
}

/** Why the slip cannot be placed as it is: by its rules, or by what the draw sells. */
function FaultWord({ held, currency }: { readonly held: CheckedSlipControl; readonly currency: string }) {
  const t = useText();
  const { inHand } = held.checked;
  if (inHand !== undefined && !inHand.check.ok) {
    return <SlipWord icon="warning-circle">{faultText(t, inHand.check, currency)}</SlipWord>;
  }
  const { closed, fault } = held.numbers;
  if (fault === undefined) return null;
  const takeOut = { text: t("lottery.bet.numbers.takeOut"), onPress: held.takeOut };
  return (
    <SlipWord icon="warning-circle" {...(closed.length === 0 ? {} : { action: takeOut })}>
      {fault}
    </SlipWord>
  );
}
