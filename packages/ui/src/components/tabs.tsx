import "./tabs.css";
import type { KeyboardEvent, ReactNode } from "react";

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Names the row for screen readers. */
  readonly label: string;
  readonly items: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Id of the element that shows the chosen tab's content. */
  readonly panelId?: string;
}

/** A row of tabs; the chosen one burns along its foot. Arrow keys move, Home and End jump. */
export function Tabs<Id extends string>({ label, items, selected, onSelect, panelId }: TabsProps<Id>) {
  return (
    <div
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      className="tabs"
      onKeyDown={(event) => moveByKey(event, items, selected, onSelect)}
    >
      {items.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="tab"
          data-item={id}
          aria-selected={id === selected}
          aria-controls={panelId}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

/** One of a few choices side by side, as in a form. */
export function Segmented<Id extends string>({ label, items, selected, onSelect }: Omit<TabsProps<Id>, "panelId">) {
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-label={label}
      className="segmented"
      onKeyDown={(event) => moveByKey(event, items, selected, onSelect)}
    >
      {items.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          role="radio"
          className="segment"
          data-item={id}
          aria-checked={id === selected}
          tabIndex={id === selected ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}

function moveByKey<Id extends string>(
  event: KeyboardEvent<HTMLElement>,
  items: readonly TabItem<Id>[],
  selected: Id,
  onSelect: (id: Id) => void,
): void {
  const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const index = items.findIndex(({ id }) => id === selected);
  const next = nextIndex(event.key, index, items.length, rtl);
  const item = next === undefined ? undefined : items[next];
  if (item === undefined) return;
  event.preventDefault();
  onSelect(item.id);
  event.currentTarget.querySelector<HTMLElement>(`[data-item="${CSS.escape(item.id)}"]`)?.focus();
}

function nextIndex(key: string, index: number, count: number, rtl: boolean): number | undefined {
  const step = rtl ? -1 : 1;
  if (key === "ArrowRight") return (index + step + count) % count;
  if (key === "ArrowLeft") return (index - step + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}
