import { pickWidth } from "@lantern/rules/lottery/content.ts";
import { useState } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { withReverses } from "./number-expansions.ts";
import { NumberPad } from "./number-pad.tsx";
import { emptyDraft, isEmptyDraft } from "./pick-draft.ts";
import type { PickerProps } from "./picker.tsx";
import { expansionName } from "../plays/play-text.ts";
import { browserNextBelow, randomNumbers } from "./quick-picks.ts";
import { QuickRow } from "./quick-row.tsx";
import { TypedEntry } from "./typed-entry.tsx";

/** How many numbers a tap on chance adds. */
const randomCount = 5;

/** Numbers of three digits and more: keyed in, by chance, written or pasted. Plays of combinations are written, one a line. */
export function PadPicker({ play, draft, onDraft }: PickerProps) {
  const t = useText();
  const { content } = play;
  const { values, form } = content;
  const onlyTyped = form === "combinations";
  const [typing, setTyping] = useState(onlyTyped || draft.typed !== "");
  if (values.kind === "words") return null;
  const shortcuts = (
    <QuickRow
      wishes={[]}
      randomCount={onlyTyped ? undefined : randomCount}
      onQuick={() => undefined}
      onRandom={() => {
        setTyping(false);
        onDraft({ ...draft, board: randomNumbers(values, pickWidth(values), draft.board, randomCount, browserNextBelow) });
      }}
      onClear={isEmptyDraft(draft) ? undefined : () => onDraft(emptyDraft)}
      {...(onlyTyped ? {} : { entry: { typing, toggle: () => setTyping(!typing) } })}
    >
      {!typing && play.expansions?.includes("reverse") === true && (
        <button
          type="button"
          className="quick-pick"
          disabled={draft.board.length === 0}
          onClick={() => onDraft({ ...draft, board: withReverses(draft.board, values) })}
        >
          {expansionName(t, "reverse")}
        </button>
      )}
    </QuickRow>
  );
  return typing ? (
    <div className="flex flex-col gap-2">
      {shortcuts}
      <TypedEntry rule={content} text={draft.typed} onChange={(typed) => onDraft({ ...draft, typed })} />
    </div>
  ) : (
    <NumberPad rule={content} picked={draft.board} onPicked={(board) => onDraft({ ...draft, board })} shortcuts={shortcuts} />
  );
}
