import "./game-tile.css";
import type { ReactNode } from "react";
import { Badge } from "./badge.tsx";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { TileArt, type TileArtProps } from "./tile-art.tsx";

export interface GameTileProps extends TileArtProps {
  readonly name: string;
  readonly vendor?: string | undefined;
  /** The one badge that counts: live over hot over new. */
  readonly badge?: { readonly kind: "hot" | "live" | "new"; readonly text: string } | undefined;
  /** The heart; leave it out where favourites do not apply. */
  readonly heart?: { readonly on: boolean; readonly label: string; readonly onToggle: () => void } | undefined;
  /** What a tap does: an address or an action. */
  readonly href?: string | undefined;
  readonly onStart?: (() => void) | undefined;
  /** Buttons over the art (play now, free trial); the caller decides when. */
  readonly mask?: ReactNode;
  readonly className?: string;
}

/** A game: art to every edge, its name below for translation and screen readers. */
export function GameTile({ name, vendor, badge, heart, href, onStart, mask, className, ...art }: GameTileProps) {
  // What lies under the mask is out of reach for every finger, key and screen reader.
  const masked = mask !== undefined && mask !== null && mask !== false;
  const face = (
    <>
      <TileArt {...art} />
      <span className="game-tile-name">{name}</span>
      {vendor !== undefined && <span className="game-tile-vendor">{vendor}</span>}
    </>
  );
  return (
    <div className={className === undefined ? "game-tile" : `game-tile ${className}`}>
      {href === undefined ? (
        <button type="button" className="game-tile-press" inert={masked} onClick={onStart}>
          {face}
        </button>
      ) : (
        <Link href={href} className="game-tile-press" inert={masked}>
          {face}
        </Link>
      )}
      {badge !== undefined && (
        <Badge kind={badge.kind} className="game-tile-badge">
          {badge.text}
        </Badge>
      )}
      {heart !== undefined && (
        <button
          type="button"
          className="game-tile-heart"
          inert={masked}
          aria-pressed={heart.on}
          aria-label={heart.label}
          onClick={heart.onToggle}
        >
          <span>
            <Icon name={heart.on ? "heart-on" : "heart"} size={16} />
          </span>
        </button>
      )}
      {masked && <div className="game-tile-mask">{mask}</div>}
    </div>
  );
}
