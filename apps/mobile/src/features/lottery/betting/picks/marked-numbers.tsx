import "./marked-numbers.css";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import type { IconName } from "@lantern/ui/icons/icon-name.ts";
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
      <Named icon="lock" name={t("lottery.bet.numbers.closed")} texts={closed.map(({ number }) => singleBetText(t, play, number))} />
      <Named
        icon="trend-down"
        name={t("lottery.bet.numbers.lowered")}
        texts={lowered.map(({ number, mark }) => `${singleBetText(t, play, number)} × ${mark.price}`)}
      />
    </dl>
  );
}

interface NamedProps {
  readonly icon: IconName;
  readonly name: string;
  readonly texts: readonly string[];
}

function Named({ icon, name, texts }: NamedProps) {
  if (texts.length === 0) return null;
  return (
    <div>
      <dt>
        <Icon name={icon} size={14} />
        {name}
      </dt>
      <dd>
        <bdi dir="ltr">{[...texts.slice(0, shownMax), ...(texts.length > shownMax ? ["…"] : [])].join(" · ")}</bdi>
      </dd>
    </div>
  );
}
