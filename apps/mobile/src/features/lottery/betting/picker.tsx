import { pickChoices } from "@lantern/rules/lottery/content.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { useState } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { NumberBoard } from "./number-board.tsx";
import { emptyDraft, isEmptyDraft, togglePick, type PickDraft } from "./pick-draft.ts";
import { browserNextBelow, quickPicks, randomPicks, type QuickPick } from "./quick-picks.ts";
import { QuickRow } from "./quick-row.tsx";
import { TypedEntry } from "./typed-entry.tsx";
import { WordPicker } from "./word-picker.tsx";

export interface PickerProps {
  readonly play: Play;
  readonly odds: PlayOdds;
  readonly draft: PickDraft;
  readonly onDraft: (draft: PickDraft) => void;
  /** How long a number has been absent, for boards of two digits. */
  readonly agoText: (number: string) => string | undefined;
}

/** Boards up to this many numbers are tapped; larger ones are written. */
const boardMax = 100;
const halves: readonly QuickPick[] = ["odd", "even", "small", "big"];

/** What a play is picked with, by its content's rule: boards, words, places, or numbers to write. */
export function Picker(props: PickerProps) {
  const { values, form } = props.play.content;
  const { play, odds, draft, onDraft } = props;
  if (values.kind === "words") {
    return (
      <WordPicker
        words={values.words}
        odds={odds}
        picked={draft.board}
        onToggle={(word) => onDraft({ ...draft, board: togglePick(draft.board, word) })}
      />
    );
  }
  const choices = values.kind === "digits" && values.digits > 2 ? [] : pickChoices(values);
  if (form === "positions") return <PositionPicker {...props} choices={choices} />;
  return choices.length === 0 || choices.length > boardMax ? (
    <WrittenPicker {...props} />
  ) : (
    <BoardPicker key={play.code} {...props} choices={choices} />
  );
}

function BoardPicker({ play, draft, onDraft, agoText, choices }: PickerProps & { readonly choices: readonly string[] }) {
  const t = useText();
  const { content } = play;
  const large = choices.length > 10;
  const [typing, setTyping] = useState(draft.typed !== "");
  const few =
    content.form === "combinations" ? content.size : content.form === "list" && content.picksMin > 1 ? content.picksMin + 2 : undefined;
  const randomCount = few ?? (large ? 5 : 3);
  const shortcuts = (
    <QuickRow
      wishes={few === undefined ? halves : []}
      randomCount={randomCount}
      onQuick={(wish) => onDraft({ ...draft, board: quickPicks(choices, wish) })}
      onRandom={() => onDraft({ ...draft, board: randomPicks(choices, randomCount, browserNextBelow) })}
      onClear={isEmptyDraft(draft) ? undefined : () => onDraft(emptyDraft)}
      {...(large ? { entry: { typing, toggle: () => setTyping(!typing) } } : {})}
    />
  );
  return (
    <div className="flex flex-col gap-2">
      {content.form === "combinations" && (
        <p className="text-label font-medium! text-paper-3">{t("lottery.bet.help.combinations", { size: content.size })}</p>
      )}
      {content.form === "list" && content.picksMin > 1 && (
        <p className="text-label font-medium! text-paper-3">
          {t("lottery.bet.help.list", { min: content.picksMin, max: content.picksMax })}
        </p>
      )}
      {typing ? (
        <>
          {shortcuts}
          <TypedEntry rule={content} text={draft.typed} onChange={(typed) => onDraft({ ...draft, typed })} />
        </>
      ) : (
        <NumberBoard
          shortcuts={shortcuts}
          choices={choices}
          picked={draft.board}
          onToggle={(choice) => onDraft({ ...draft, board: togglePick(draft.board, choice) })}
          {...(large ? { noteOf: agoText } : {})}
        />
      )}
    </div>
  );
}

function WrittenPicker({ play, draft, onDraft }: PickerProps) {
  const { content } = play;
  const digits = content.values.kind === "digits" ? content.values.digits : 2;
  const number = () => Array.from({ length: digits }, () => browserNextBelow(10)).join("");
  const add = () =>
    onDraft({ ...draft, typed: [draft.typed.trimEnd(), ...Array.from({ length: 5 }, number)].filter((piece) => piece !== "").join(" ") });
  return (
    <div className="flex flex-col gap-2">
      <QuickRow
        wishes={[]}
        randomCount={5}
        onQuick={() => undefined}
        onRandom={add}
        onClear={isEmptyDraft(draft) ? undefined : () => onDraft(emptyDraft)}
      />
      <TypedEntry rule={content} text={draft.typed} onChange={(typed) => onDraft({ ...draft, typed })} />
    </div>
  );
}

function PositionPicker({ play, draft, onDraft, choices }: PickerProps & { readonly choices: readonly string[] }) {
  const t = useText();
  if (play.content.form !== "positions") return null;
  const { positions } = play.content;
  const picksOf = (place: number) => draft.positions[place] ?? [];
  return (
    <div className="flex flex-col gap-4">
      {Array.from({ length: positions }, (_, place) => (
        <section key={place} aria-label={t("lottery.bet.position", { place: place + 1 })}>
          <h3 className="text-label mb-2 text-paper-2">{t("lottery.bet.position", { place: place + 1 })}</h3>
          <NumberBoard
            choices={choices}
            picked={picksOf(place)}
            onToggle={(choice) =>
              onDraft({
                ...draft,
                positions: Array.from({ length: positions }, (__, other) =>
                  other === place ? togglePick(picksOf(place), choice) : picksOf(other),
                ),
              })
            }
          />
        </section>
      ))}
    </div>
  );
}
