import { pickChoices } from "@lantern/rules/lottery/content.ts";
import type { PlayOdds } from "@lantern/rules/lottery/odds.ts";
import type { Play } from "@lantern/rules/lottery/play.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { ExpansionRow } from "./expansion-row.tsx";
import { NumberBoard } from "./number-board.tsx";
import { MarkedNumbers } from "./marked-numbers.tsx";
import { PadPicker } from "./pad-picker.tsx";
import { PositionPicker } from "./position-picker.tsx";
import { PriceTable } from "../plays/price-table.tsx";
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
  /** Numbers that are closed or pay less, where a board does not show them all at once. */
  readonly markedNumbers: readonly string[];
}

const halves: readonly QuickPick[] = ["odd", "even", "small", "big"];

/** What a play is picked with, by its content's rule: boards, words, places, or numbers to key in; above it what each of its prizes pays. */
export function Picker(props: PickerProps) {
  return (
    <>
      <PriceTable play={props.play} odds={props.odds} folds />
      <MarkedNumbers play={props.play} numbers={props.markedNumbers} />
      <PickerOfRule {...props} />
    </>
  );
}

function PickerOfRule(props: PickerProps) {
  const { values, form } = props.play.content;
  const { odds, draft, onDraft } = props;
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
  const keyedIn = values.kind === "digits" && values.digits > 2;
  if (keyedIn && form !== "positions") return <PadPicker {...props} />;
  const choices = keyedIn ? [] : pickChoices(values);
  return form === "positions" ? <PositionPicker {...props} choices={choices} /> : <BoardPicker {...props} choices={choices} />;
}

function BoardPicker({ play, odds, draft, onDraft, agoText, choices }: PickerProps & { readonly choices: readonly string[] }) {
  const t = useText();
  const { content } = play;
  const dice = play.picksShownAs === "dice";
  const large = choices.length > 20;
  const priceOf = (pick: string) => odds[play.oddsKeyOf?.(pick) ?? ""];
  const noteOf = play.oddsKeyOf === undefined ? (large && !dice ? agoText : undefined) : priceOf;
  const [typing, setTyping] = useState(draft.typed !== "");
  const few =
    content.form === "combinations" ? content.size : content.form === "list" && content.picksMin > 1 ? content.picksMin + 2 : undefined;
  const randomCount = few ?? (large ? 5 : 3);
  const shortcuts = (
    <QuickRow
      wishes={few === undefined && content.values.kind !== "listed" ? halves : []}
      randomCount={randomCount}
      onQuick={(wish) => onDraft({ ...draft, board: quickPicks(choices, wish) })}
      onRandom={() => onDraft({ ...draft, board: randomPicks(choices, randomCount, browserNextBelow) })}
      onClear={isEmptyDraft(draft) ? undefined : () => onDraft(emptyDraft)}
      {...(large && !dice ? { entry: { typing, toggle: () => setTyping(!typing) } } : {})}
    />
  );
  const expansions = play.expansions !== undefined && play.expansions.length > 0 && (
    <ExpansionRow
      expansions={play.expansions}
      values={content.values}
      picked={draft.board}
      onPicked={(board) => onDraft({ ...draft, board })}
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
          shortcuts={
            <>
              {play.expansionsLast !== true && expansions}
              {shortcuts}
            </>
          }
          choices={choices}
          picked={draft.board}
          onToggle={(choice) => onDraft({ ...draft, board: togglePick(draft.board, choice) })}
          {...(noteOf === undefined ? {} : { noteOf })}
          shownAs={play.picksShownAs}
        />
      )}
      {!typing && play.expansionsLast === true && expansions}
    </div>
  );
}
