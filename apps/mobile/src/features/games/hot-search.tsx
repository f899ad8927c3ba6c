import { Icon } from "@lantern/ui/components/icon.tsx";
import { IconButton } from "@lantern/ui/components/icon-button.tsx";
import { useRef, useState } from "react";
import { useText } from "../../shared/text/text.tsx";

/** A quiet line that becomes the search form once it has the focus (specification 2.51.2). */
export function HotSearch({ value, onChange }: { readonly value: string; readonly onChange: (name: string) => void }) {
  const t = useText();
  const [focused, setFocused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const shown = focused || value !== "";
  return (
    <form
      role={shown ? "search" : undefined}
      aria-label={t("games.search")}
      className="name-search hot-search"
      data-shown={shown ? "" : undefined}
      onSubmit={(event) => {
        event.preventDefault();
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
        placeholder={t(shown ? "games.search.name" : "games.search")}
        value={value}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(event) => onChange(event.target.value)}
      />
      {shown && (
        <IconButton
          icon="close"
          size={18}
          label={t("games.search.clear")}
          // The field keeps its focus until the tap has done its work.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            onChange("");
            field.current?.blur();
          }}
        />
      )}
    </form>
  );
}
