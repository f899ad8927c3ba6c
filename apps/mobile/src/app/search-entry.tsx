import "./search-entry.css";
import { IconLink } from "@lantern/ui/components/icon-button.tsx";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { hrefs } from "../paths.ts";
import { usePaintedPage } from "../shared/page/use-painted-page.ts";
import { useText } from "../shared/text/text.tsx";

/** The way to the search, at the end of the strip of categories on home and in the game centre. It comes after the first paint and moves nothing. */
export function SearchEntry() {
  const t = useText();
  const page = usePaintedPage();
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const shown = page === "home" || page === "gameCentre" || page === "sports";
  useEffect(() => setStrip(shown ? document.querySelector<HTMLElement>(".categories") : null), [shown]);
  const frame = strip?.parentElement;
  if (strip === null || frame === null || frame === undefined || !shown) return null;
  return createPortal(
    <div className="search-entry" style={{ top: strip.offsetTop, height: strip.offsetHeight }}>
      <IconLink icon="search" label={t("games.search")} href={hrefs.page("search")} />
    </div>,
    frame,
  );
}
