import { useText } from "../../../../shared/text/text.tsx";
import { NumberBoard } from "./number-board.tsx";
import { NumberMarks, useNumberMarks } from "./number-marks-context.ts";
import { emptyDraft, isEmptyDraft, togglePick } from "./pick-draft.ts";
import type { PickerProps } from "./picker.tsx";
import { placeName } from "../plays/play-text.ts";
import { browserNextBelow, quickPicks, randomPicks, type QuickPick } from "./quick-picks.ts";
import { QuickRow } from "./quick-row.tsx";

const halves: readonly QuickPick[] = ["odd", "even", "small", "big"];

/** A board for each drawn place, with its own shortcuts; chance picks one number for every place. */
export function PositionPicker({ play, draft, onDraft, choices }: PickerProps & { readonly choices: readonly string[] }) {
  const t = useText();
  const markOf = useNumberMarks();
  if (play.content.form !== "positions") return null;
  const { positions, picksMax } = play.content;
  const places = Array.from({ length: positions }, (_, place) => draft.positions[place] ?? []);
  const names = play.placeNames?.map((name) => placeName(t, name));
  const setPlace = (place: number, picks: readonly string[]) =>
    onDraft({ ...draft, positions: places.map((picked, other) => (other === place ? picks : picked)) });
  return (
    <div className="flex flex-col gap-4">
      <QuickRow
        wishes={[]}
        randomCount={positions}
        onQuick={() => undefined}
        onRandom={() => onDraft({ ...draft, positions: places.map(() => randomPicks(choices, 1, browserNextBelow)) })}
        onClear={isEmptyDraft(draft) ? undefined : () => onDraft(emptyDraft)}
      />
      {places.map((picks, place) => (
        <section key={place} aria-labelledby={`${play.code}-${place}`}>
          <h3 id={`${play.code}-${place}`} className="text-label text-paper-2">
            {names?.[place] ?? t("lottery.bet.position", { place: place + 1 })}
          </h3>
          <NumberMarks value={(pick) => markOf(pick, place)}>
            <NumberBoard
              choices={choices}
              picked={picks}
              onToggle={(choice) => setPlace(place, togglePick(picks, choice))}
              shortcuts={
                <QuickRow
                  wishes={picksMax * 2 < choices.length ? [] : halves}
                  randomCount={undefined}
                  onQuick={(wish) => setPlace(place, quickPicks(choices, wish))}
                  onAll={picksMax < choices.length ? undefined : () => setPlace(place, choices)}
                  onClear={picks.length === 0 ? undefined : () => setPlace(place, [])}
                />
              }
            />
          </NumberMarks>
        </section>
      ))}
    </div>
  );
}
