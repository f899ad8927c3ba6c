import { searchText } from "@lantern/rules/games/name-search.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useText } from "../../shared/text/text.tsx";
import { SearchBox } from "./search-box.tsx";

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
    <SearchBox
      field={field}
      input={{
        "aria-label": t("games.search.name"),
        placeholder: t("games.search.name"),
        value: typed,
        onChange: (event) => setTyped(event.target.value),
        onKeyDown: (event) => {
          if (event.key === "Escape") onClose();
        },
      }}
      cross={{ label: t("games.search.close"), onClick: onClose }}
      onSubmit={() => {
        if (wanted !== value) onSearch(wanted);
        field.current?.blur();
      }}
    />
  );
}
