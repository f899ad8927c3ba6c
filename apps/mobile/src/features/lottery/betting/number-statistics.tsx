import { pickChoices } from "@lantern/rules/lottery/content.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import type { DrawResult } from "@lantern/rules/lottery/result-shape.ts";
import { EmptyState } from "@lantern/ui/components/empty-state.tsx";
import { useText } from "../../../shared/text/text.tsx";
import { drawsAgo, tallyOf } from "./missing-numbers.ts";
import { playName } from "./play-text.ts";

/** How many numbers each list names. */
const namedMax = 10;

/** Which numbers of a play stayed away longest and which came most, over draws with the newest first. */
export function NumberStatistics({ play, results }: { readonly play: Play; readonly results: readonly DrawResult[] }) {
  const t = useText();
  const { values } = play.content;
  const scope = t("lottery.draws.scope", { play: playName(t, play.code), count: results.length });
  // Words and long numbers have no board whose absences could be read.
  if (values.kind === "words" || (values.kind === "digits" && values.digits > 2)) return <EmptyState title={scope} />;
  const numbers = pickChoices(values);
  const ago = drawsAgo(play, numbers, results);
  const absent = numbers
    .toSorted((left, right) => (ago.get(right) ?? results.length) - (ago.get(left) ?? results.length))
    .slice(0, namedMax);
  const agoText = (number: string) => {
    const count = ago.get(number);
    return count === undefined ? t("lottery.bet.agoMore", { count: results.length }) : t("lottery.bet.ago", { count });
  };
  return (
    <div className="flex flex-col gap-5 px-5 pb-6">
      <p className="text-label font-medium! text-paper-3">{scope}</p>
      <Named title={t("lottery.draws.absent")} numbers={absent.map((number) => [number, agoText(number)])} />
      <Named
        title={t("lottery.draws.frequent")}
        numbers={tallyOf(play, numbers, results)
          .slice(0, namedMax)
          .map(({ number, count }) => [number, t("lottery.draws.times", { count })])}
      />
    </div>
  );
}

function Named({ title, numbers }: { readonly title: string; readonly numbers: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3 className="text-lead mb-2">{title}</h3>
      <ul className="number-board">
        {numbers.map(([number, note]) => (
          <li key={number} className="number-cell">
            <b>{number}</b>
            <span>{note}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
