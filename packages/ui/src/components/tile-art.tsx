import "./game-tile.css";
import { useState } from "react";

export interface TileArtProps {
  readonly iconUrl: string | undefined;
  /** Shown where the game has no art or its art does not load (specification 8.7). */
  readonly defaultIconUrl: string;
  readonly eager?: boolean;
}

/** A cover, 4:5, with a rim of light. */
export function TileArt({ iconUrl, defaultIconUrl, eager = false }: TileArtProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const address = iconUrl === undefined || iconUrl === "" || failedUrl === iconUrl ? defaultIconUrl : iconUrl;
  return (
    <span className="game-tile-art">
      <img
        src={address}
        alt=""
        width={240}
        height={300}
        loading={eager ? "eager" : "lazy"}
        decoding="async"
        onError={() => setFailedUrl(iconUrl)}
        ref={(image) => {
          // An image of the first HTML may have failed before the page came to life.
          if (image !== null && image.complete && image.naturalWidth === 0 && address !== defaultIconUrl) setFailedUrl(iconUrl);
        }}
      />
    </span>
  );
}
