import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from "react";
import { afterPaint } from "../../../shared/page/after-paint.ts";
import { useText } from "../../../shared/text/text.tsx";
import { SearchBox } from "../search-box.tsx";
import type { Search } from "./use-search.ts";

export const resultsId = "search-results";

/** The field: a combobox whose list are the results. Arrows walk through them, Enter opens one, Escape empties the field. */
export function SearchField({ search, onOpen }: { readonly search: Search; readonly onOpen: () => void }) {
  const t = useText();
  const field = useRef<HTMLInputElement>(null);
  const { typed, lines, active, rest, type, moveTo } = search;
  const begin = useEffectEvent(() => {
    if (typed === "") field.current?.focus({ preventScroll: true });
  });
  // At the beginning alone: who comes back from a game comes back to the results. A new page takes the focus after it is painted; the field
  // has it from there.
  useEffect(() => {
    let stop: (() => void) | undefined;
    const stopFirst = afterPaint(() => {
      stop = afterPaint(begin);
    });
    return () => {
      stopFirst();
      stop?.();
    };
  }, []);
  const onKey = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    const next = steps[event.key];
    if (event.key === "Escape" && typed !== "") {
      event.preventDefault();
      type("");
    } else if (next !== undefined && lines.length > 0) {
      event.preventDefault();
      if (next >= lines.length && rest.hasMore) return rest.fetching ? undefined : rest.ask();
      moveTo(next < -1 ? lines.length - 1 : next >= lines.length ? -1 : next);
    }
  };
  const activeId = lines[active]?.id;
  return (
    <SearchBox
      field={field}
      className="search-field"
      input={{
        role: "combobox",
        autoCapitalize: "off",
        spellCheck: false,
        "aria-label": t("search.label"),
        "aria-expanded": lines.length > 0,
        "aria-controls": resultsId,
        "aria-autocomplete": "list",
        "aria-activedescendant": activeId,
        placeholder: t("search.placeholder"),
        value: typed,
        onChange: (event) => type(event.target.value),
        onKeyDown: onKey,
      }}
      cross={
        typed === ""
          ? undefined
          : {
              label: t("games.search.clear"),
              onClick: () => {
                type("");
                field.current?.focus();
              },
            }
      }
      onSubmit={() => {
        onOpen();
        if (active < 0) field.current?.blur();
      }}
    />
  );
}
