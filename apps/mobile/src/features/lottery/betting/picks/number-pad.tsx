import "./number-pad.css";
import { isRefusedAlike, pickWidth, type ContentRule } from "@lantern/rules/lottery/content.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { useState, type KeyboardEvent, type ReactNode } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import { feel } from "../../../../shared/touch/haptics.ts";
import { useNumberMarks } from "./number-marks-context.ts";
import { rolledNumbers, rollLetter, rollsOf } from "./roll-entry.ts";

export interface NumberPadProps {
  /** A list of numbers too many for a board. */
  readonly rule: ContentRule;
  readonly picked: readonly string[];
  readonly onPicked: (picked: readonly string[]) => void;
  /** Stands between the number being entered and the keys. */
  readonly shortcuts?: ReactNode;
}

const digitKeys = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Numbers of three digits and more, keyed in: the last digit puts the number among the picked ones, where a tap takes it out again. */
export function NumberPad({ rule, picked, onPicked, shortcuts }: NumberPadProps) {
  const t = useText();
  const [entry, setEntry] = useState("");
  const [refused, setRefused] = useState<string>();
  const markOf = useNumberMarks();
  const { values } = rule;
  if (values.kind === "words") return null;
  const digits = pickWidth(values);
  const rolls = rollsOf(rule);
  const press = (key: string) => {
    const next = entry + key;
    setRefused(undefined);
    if (next.length < digits) {
      setEntry(next);
      return;
    }
    setEntry("");
    const numbers = rolledNumbers(values, next) ?? [next];
    const sold = numbers.filter((number) => markOf(number)?.closed !== true);
    const added = sold.filter((number) => !picked.includes(number) && !isRefusedAlike(values, number));
    feel(added.length === 0 ? "refused" : "tap");
    if (added.length > 0) onPicked([...picked, ...added]);
    else if (sold.length === 0) setRefused(t("lottery.bet.numbers.closedNumber", { number: next }));
    else setRefused(t(picked.includes(numbers[0] ?? "") ? "lottery.bet.pad.there" : "lottery.bet.pad.alike", { number: next }));
  };
  const erase = () => {
    setRefused(undefined);
    setEntry(entry.slice(0, -1));
  };
  const pressed = (event: KeyboardEvent) => {
    if (/^[0-9]$/.test(event.key)) press(event.key);
    else if (rolls && event.key.toUpperCase() === rollLetter && !event.ctrlKey && !event.metaKey && !entry.includes(rollLetter))
      press(rollLetter);
    else if (event.key === "Backspace") erase();
    else return;
    event.preventDefault();
  };
  return (
    <div className="number-pad" role="group" aria-label={t("lottery.bet.pad.entry", { digits })}>
      <p className="sr-only" role="status">
        {refused ?? (entry === "" ? t("lottery.bet.pad.picked", { count: picked.length }) : entry)}
      </p>
      {/* One height, whatever it holds: the keys below never move under a finger. */}
      <div className="pad-top">
        {refused !== undefined && (
          <p className="pad-refused" aria-hidden="true">
            {refused}
          </p>
        )}
        {refused === undefined && (
          <div className="pad-entry" aria-hidden="true">
            {Array.from({ length: digits }, (_, place) => (
              <span key={place} data-next={place === entry.length ? "" : undefined} data-filled={place < entry.length ? "" : undefined}>
                {entry[place] ?? ""}
              </span>
            ))}
          </div>
        )}
        {refused === undefined && picked.length > 0 && (
          <ul className="pad-picked scroll-row">
            {picked.toReversed().map((number) => (
              <li key={number}>
                <button
                  type="button"
                  aria-label={t("lottery.bet.pad.remove", { number })}
                  onClick={() => onPicked(picked.filter((other) => other !== number))}
                >
                  <b>{number}</b>
                  {markOf(number)?.closed === false && (
                    <span className="pad-price">
                      <Icon name="trend-down" size={12} />
                      {markOf(number)?.price}
                    </span>
                  )}
                  {markOf(number)?.closed === true && <Icon name="lock" size={12} />}
                  <Icon name="close" size={14} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      {shortcuts}
      <div className="pad-keys" role="group" aria-label={t("lottery.bet.pad.keys")}>
        {digitKeys.map((key) => (
          <button key={key} type="button" onKeyDown={pressed} onClick={() => press(key)}>
            {key}
          </button>
        ))}
        {rolls ? (
          <button
            type="button"
            data-quiet=""
            aria-label={t("lottery.bet.pad.roll")}
            disabled={entry.includes(rollLetter)}
            onKeyDown={pressed}
            onClick={() => press(rollLetter)}
          >
            {rollLetter}
          </button>
        ) : (
          <i />
        )}
        <button type="button" onKeyDown={pressed} onClick={() => press("0")}>
          0
        </button>
        <button
          type="button"
          data-quiet=""
          aria-label={t("lottery.bet.pad.erase")}
          disabled={entry === ""}
          onKeyDown={pressed}
          onClick={erase}
        >
          <Icon name="arrow-left" size={22} />
        </button>
      </div>
      {rolls && <p className="text-label font-medium! text-paper-3">{t("lottery.bet.pad.rollHint")}</p>}
    </div>
  );
}
