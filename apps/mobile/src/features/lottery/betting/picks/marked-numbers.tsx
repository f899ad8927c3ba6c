import "./marked-numbers.css";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useText } from "../../../../shared/text/text.tsx";
import { useNumberMarks } from "./number-marks-context.ts";
import { singleBetText } from "../plays/play-text.ts";

/** So many are named; a board shows the others. */
const shownMax = 12;

/** The numbers of a play that take no bets, and those that pay less with what they pay: beside its prices. */
export function MarkedNumbers({ play, numbers }: { readonly play: Play; readonly numbers: readonly string[] }) {
  const t = useText();
  const markOf = useNumberMarks();
  const marked = numbers.flatMap((number) => {
    const mark = markOf(number);
    return mark === undefined ? [] : [{ number, mark }];
  });
  if (marked.length === 0) return null;
  const closed = marked.filter(({ mark }) => mark.closed);
  const lowered = marked.filter(({ mark }) => !mark.closed);
  return (
    <dl className="marked-numbers" data-play={play.code}>
      {closed.length > 0 && (
        <div>
          <dt>
            <Icon name="lock" size={14} />
            {t("lottery.bet.numbers.closed")}
          </dt>
          <dd>
            <bdi dir="ltr">{listed(closed.map(({ number }) => singleBetText(t, play, number)))}</bdi>
          </dd>
        </div>
      )}
      {lowered.length > 0 && (
        <div>
          <dt>
            <Icon name="trend-down" size={14} />
            {t("lottery.bet.numbers.lowered")}
          </dt>
          <dd>
            <bdi dir="ltr">{listed(lowered.map(({ number, mark }) => `${singleBetText(t, play, number)} × ${mark.price}`))}</bdi>
          </dd>
        </div>
      )}
    </dl>
  );
}

function listed(texts: readonly string[]): string {
  return [...texts.slice(0, shownMax), ...(texts.length > shownMax ? ["…"] : [])].join(" · ");
}
