import { getHome } from "@lantern/contract/games/get-home.ts";
import { Link } from "@lantern/ui/components/link.tsx";
import { memo, useEffect, useMemo, useRef } from "react";
import { usePage, useQueryValue } from "../shared/layout/use-page.ts";
import { afterPaint } from "../shared/page/after-paint.ts";
import { useServices } from "../shared/page/app-services.tsx";
import { useText } from "../shared/text/text.tsx";
import { useCall } from "../shared/wire/use-call.ts";
import { centreShortcutsOf, shortcutsOf, usualCategories, type CategoryShortcut } from "./categories.ts";

/**
 * The strip of categories in the shapes of the theme, the one of this page lit (specification 2.9.2). Full size on home and in the game centre,
 * whose tabs they are.
 */
export const SecondaryBar = memo(function SecondaryBar() {
  const t = useText();
  const page = usePage();
  const category = useQueryValue("gameCategory");
  const { data } = useCall(getHome, undefined, { staleTimeMs: 30_000 });
  const centre = page === "gameCentre" || page === "sports" ? page : undefined;
  const usual = useMemo(() => shortcutsOf(data?.categories ?? usualCategories), [data]);
  const { shortcuts, lit } =
    centre === undefined || data === undefined
      ? { shortcuts: usual, lit: page === "home" ? "HOT" : undefined }
      : centreShortcutsOf(data, { page: centre, gameCategory: category });
  const size = page === "home" || centre !== undefined ? "full" : "small";
  return (
    <nav className="categories" data-size={size} aria-label={t("shell.categories")}>
      <ul>
        {shortcuts.map((shortcut) => (
          <Shortcut key={shortcut.code} shortcut={shortcut} lit={shortcut.code === lit} />
        ))}
      </ul>
    </nav>
  );
});

/** The way to the search covers so much of the strip's end, on either side, in px. */
const searchWidth = 64;

const Shortcut = memo(function Shortcut({ shortcut, lit }: { readonly shortcut: CategoryShortcut; readonly lit: boolean }) {
  const t = useText();
  const { CategoryEmblem } = useServices().theme;
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!lit) return undefined;
    // Painted, its place costs nothing to ask for.
    return afterPaint(() => {
      const row = item.current?.closest("nav");
      if (item.current === null || row === null || row === undefined) return;
      const place = item.current.getBoundingClientRect();
      if (place.right > row.clientWidth - searchWidth || place.left < searchWidth)
        row.scrollBy({ left: place.left + (place.width - row.clientWidth) / 2 });
    });
  }, [lit]);
  return (
    <li ref={item} data-lit={lit ? "" : undefined}>
      <Link href={shortcut.href} aria-current={lit ? "true" : undefined}>
        <CategoryEmblem picture={shortcut.picture} />
        <span className="category-label">{t(shortcut.label)}</span>
      </Link>
    </li>
  );
});
