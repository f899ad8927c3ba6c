import { Tabs } from "@lantern/ui/components/tabs.tsx";
import { useEffect, useRef } from "react";
import { useText } from "../../../shared/text/text.tsx";
import type { PlayMenu } from "./bet-line.ts";
import { groupName, paysText, playName } from "./play-text.ts";

export interface PlayNavProps {
  readonly menu: PlayMenu;
  readonly playId: string;
  readonly onSelect: (playId: string) => void;
  /** Plays with picks in hand. */
  readonly marked: ReadonlySet<string>;
}

/** Kinds of play as tabs, the plays of the chosen kind with what they pay. */
export function PlayNav({ menu, playId, onSelect, marked }: PlayNavProps) {
  const t = useText();
  const row = useRef<HTMLDivElement>(null);
  const group = menu.groups.find(({ plays }) => plays.some((play) => play.playId === playId)) ?? menu.groups[0];
  useEffect(() => {
    row.current?.querySelector(`[data-play="${playId}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [playId]);
  return (
    <>
      <Tabs
        label={t("lottery.bet.groups")}
        items={menu.groups.map((each) => ({ id: each.group, label: groupName(t, each.group) }))}
        selected={group?.group ?? ""}
        onSelect={(next) => {
          const first = menu.groups.find((each) => each.group === next)?.plays[0];
          if (first !== undefined) onSelect(first.playId);
        }}
      />
      <div ref={row} className="scroll-row gap-2 px-4 pt-3 pb-1" role="radiogroup" aria-label={t("lottery.bet.plays")}>
        {group?.plays.map((play) => (
          <button
            key={play.playId}
            type="button"
            role="radio"
            data-play={play.playId}
            aria-checked={play.playId === playId}
            className="play-choice"
            onClick={() => onSelect(play.playId)}
          >
            <span className="text-label text-[14px]!">{playName(t, play.playId)}</span>
            <span className="text-note play-pays">{paysText(t, play.odds)}</span>
            {marked.has(play.playId) && <i className="play-mark" aria-hidden="true" />}
          </button>
        ))}
      </div>
    </>
  );
}
