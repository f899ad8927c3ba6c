import "./play-nav.css";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { useText } from "../../../../shared/text/text.tsx";
import type { PlayMenu } from "../slip/bet-line.ts";
import { groupName, paysText, playName } from "./play-text.ts";

export interface PlayNavProps {
  readonly menu: PlayMenu;
  readonly playId: string;
  readonly onSelect: (playId: string) => void;
  /** Plays with picks in hand. */
  readonly marked: ReadonlySet<string>;
  readonly onRules: () => void;
}

/** Kinds of play as tabs with the way to the rules, the plays of the chosen kind with what they pay. */
export function PlayNav({ menu, playId, onSelect, marked, onRules }: PlayNavProps) {
  const t = useText();
  const nav = useRef<HTMLDivElement>(null);
  const group = menu.groups.find(({ plays }) => plays.some((play) => play.playId === playId)) ?? menu.groups[0];
  const plays = group?.plays ?? [];
  useEffect(() => {
    // A play kept from before may be of the last kind: both rows show where one is.
    for (const chosen of [`[data-item="${group?.group ?? ""}"]`, `[data-play="${playId}"]`])
      nav.current?.querySelector(chosen)?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [playId, group?.group]);
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
    const step = event.key === (rtl ? "ArrowLeft" : "ArrowRight") ? 1 : event.key === (rtl ? "ArrowRight" : "ArrowLeft") ? -1 : 0;
    const at = plays.findIndex((play) => play.playId === playId);
    const next = step === 0 ? undefined : plays[(at + step + plays.length) % plays.length];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.playId);
    event.currentTarget.querySelector<HTMLElement>(`[data-play="${next.playId}"]`)?.focus();
  };
  // One kind alone needs no tabs; the way to the rules stands beside its plays then.
  const help = <IconButton icon="question" size={22} className="play-help" label={t("lottery.bet.rules")} onClick={onRules} />;
  return (
    <div ref={nav}>
      {menu.groups.length > 1 && (
        <div className="play-kinds">
          <Tabs
            label={t("lottery.bet.groups")}
            items={menu.groups.map((each) => ({ id: each.group, label: groupName(t, each.group) }))}
            selected={group?.group ?? ""}
            onSelect={(next) => {
              const first = menu.groups.find((each) => each.group === next)?.plays[0];
              if (first !== undefined) onSelect(first.playId);
            }}
          />
          {help}
        </div>
      )}
      <div className="play-row">
        <div
          className="scroll-row gap-2 px-4 py-2"
          role="radiogroup"
          tabIndex={-1}
          aria-label={t("lottery.bet.plays")}
          onKeyDown={moveByKey}
        >
          {plays.map((play) => (
            <button
              key={play.playId}
              type="button"
              role="radio"
              data-play={play.playId}
              aria-checked={play.playId === playId}
              tabIndex={play.playId === playId ? 0 : -1}
              className="play-choice"
              onClick={() => onSelect(play.playId)}
            >
              <span className="text-label text-[14px]!">{playName(t, play.playId)}</span>
              <span className="text-note play-pays">{paysText(t, play.odds)}</span>
              {marked.has(play.playId) && <i className="play-mark" aria-hidden="true" />}
            </button>
          ))}
        </div>
        {menu.groups.length === 1 && help}
      </div>
    </div>
  );
}
