import { Icon } from "@lantern/ui/components/icon.tsx";
import { TileArt } from "@lantern/ui/components/tile-art.tsx";
import type { Translate } from "@lantern/phrases/i18n.ts";
import type { ReactNode } from "react";
import { useText } from "../../../shared/text/text.tsx";
import { categoryName } from "../category-name.ts";
import { VendorMark } from "../vendor-mark.tsx";
import { stretchesOf, type SearchHit } from "./search-hits.ts";

/** One result: its picture, its name with what matches, and what it is. */
export function HitLine({ hit, active, onOpen }: { readonly hit: SearchHit; readonly active: boolean; readonly onOpen: () => void }) {
  const t = useText();
  const { alsoCalled, alsoCalledRanges, ranges } = hit.match;
  return (
    // The field has the focus, and the keys; a tap is all that comes here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div id={hit.id} role="option" aria-selected={active} className="search-hit pressable" onClick={onOpen}>
      {pictureOf(hit)}
      <span className="min-w-0 flex-1">
        <span className="search-name">
          <Marked name={nameOf(hit)} ranges={ranges} />
        </span>
        <span className="text-note block truncate text-paper-3">
          {alsoCalled === "" ? noteOf(t, hit) : <Marked name={alsoCalled} ranges={alsoCalledRanges} />}
        </span>
      </span>
      {hit.kind === "games" && hit.game.isTop && <Icon name="hot" size={18} className="flex-none text-heat" />}
    </div>
  );
}

function Marked({ name, ranges }: { readonly name: string; readonly ranges: readonly (readonly number[])[] }): ReactNode {
  return stretchesOf(name, ranges).map(({ text, marked }, place) => (marked ? <mark key={place}>{text}</mark> : text));
}

function nameOf(hit: SearchHit): string {
  switch (hit.kind) {
    case "games":
      return hit.game.gameName;
    case "vendors":
      return hit.vendor.displayName;
    case "lotteries":
      return hit.lottery.remark;
    case "promotions":
      return hit.promotion.title;
  }
}

function noteOf(t: Translate, hit: SearchHit): string {
  switch (hit.kind) {
    case "games":
      return categoryName(t, hit.game.gameType);
    case "vendors":
      return hit.vendor.gameCount > 0 ? t("games.centre.games", { count: hit.vendor.gameCount }) : categoryName(t, hit.vendor.gameCategory);
    case "lotteries":
      return categoryName(t, "LOTT");
    case "promotions":
      return t("search.promotion");
  }
}

function pictureOf(hit: SearchHit): ReactNode {
  switch (hit.kind) {
    case "games": {
      const { showIcon, iconUrl, iconUrlAvif, placeholderColour } = hit.game;
      const art = { iconUrl: showIcon === 1 ? iconUrl : "", iconUrlAvif, placeholderColour };
      return (
        <span className="search-art">
          <TileArt {...art} />
        </span>
      );
    }
    case "vendors":
      return <VendorMark name={hit.vendor.displayName} iconUrl={hit.vendor.iconUrl} />;
    case "lotteries":
      return <VendorMark name={hit.lottery.remark} iconUrl={hit.lottery.mobileIconUrl} />;
    case "promotions":
      return <VendorMark name={hit.promotion.title} iconUrl={hit.promotion.photoUrl} />;
  }
}
