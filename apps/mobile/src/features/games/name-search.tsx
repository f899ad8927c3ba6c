import { searchText } from "@lantern/rules/games/name-search.ts";
import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../shared/text/text.tsx";

/** Typing rests this long before it is searched for, in ms. */
const restMs = 350;

export interface NameSearchProps {
  /** The name that is searched for now. */
  readonly value: string;
  readonly onSearch: (name: string) => void;
  readonly onClose: () => void;
}

/** The collapsible search by name (specification 2.35.2): as one types, and at once with the keyboard's search key. */
export function NameSearch({ value, onSearch, onClose }: NameSearchProps) {
  const t = useText();
  const [typed, setTyped] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  const search = useEffectEvent((name: string) => onSearch(name));
  const wanted = searchText(typed);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => search(wanted), restMs);
    return () => clearTimeout(timer);
  }, [wanted, value]);
  // A chip that was removed empties the field.
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    if (value !== wanted && value === "") setTyped("");
  }
  return (
    <form
      role="search"
      className="name-search"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== value) onSearch(wanted);
        field.current?.blur();
      }}
    >
      <Icon name="search" size={18} />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={64}
        className="name-search-input"
        aria-label={t("games.search.name")}
        placeholder={t("games.search.name")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onClose();
        }}
      />
      <IconButton icon="close" size={18} label={t("games.search.close")} onClick={onClose} />
    </form>
  );
}
