import { useRef, useState } from "react";
import { useText } from "../../shared/text/text.tsx";
import { SearchBox } from "./search-box.tsx";

/** A quiet line that becomes the search form once it has the focus (specification 2.51.2). */
export function HotSearch({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  const t = useText();
  const [focused, setFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = focused || value !== "";
  return (
    <SearchBox
      field={field}
      className="hot-search"
      isQuiet={!shown}
      label={t("games.search")}
      input={{
        "aria-label": t("games.search.name"),
        placeholder: t(shown ? "games.search.name" : "games.search"),
        value,
        onFocus: () => setFocused(true),
        onBlur: () => setFocused(false),
        onChange: (event) => onChange(event.target.value),
      }}
      cross={
        shown
          ? {
              label: t("games.search.clear"),
              onClick: () => {
                onChange("");
                field.current?.blur();
              },
            }
          : undefined
      }
      onSubmit={() => field.current?.blur()}
    />
  );
}
