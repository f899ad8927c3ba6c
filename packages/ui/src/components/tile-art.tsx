import "./game-tile.css";
import { useState } from "react";
import { useDefaultCover } from "./motif.tsx";

export interface TileArtProps {
  /** Address of the cover; the brand's own stands in where it is empty, or does not load (specification 8.7). */
  readonly iconUrl: string | undefined;
  /** The same picture as AVIF. */
  readonly iconUrlAvif?: string | undefined;
  /** CSS colour until the picture is there. */
  readonly placeholderColour?: string | undefined;
  /** True for what stands in the first view: it loads at once. */
  readonly eager?: boolean;
}

/** A cover, 4:5, with a rim of light. */
export function TileArt({ iconUrl, iconUrlAvif, placeholderColour, eager = false }: TileArtProps) {
  const defaultCover = useDefaultCover();
  const [failedUrl, setFailedUrl] = useState<string>();
  const usable = iconUrl !== undefined && iconUrl !== "" && failedUrl !== iconUrl;
  const image = (
    <img
      src={usable ? iconUrl : defaultCover}
      alt=""
      width={240}
      height={300}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setFailedUrl(iconUrl)}
      ref={(element) => {
        // A picture of the first HTML may have failed before the page came to life.
        if (usable && element !== null && element.complete && element.naturalWidth === 0 && element.currentSrc !== "")
          setFailedUrl(iconUrl);
      }}
    />
  );
  return (
    <span
      className="game-tile-art"
      style={placeholderColour === undefined || placeholderColour === "" ? undefined : { background: placeholderColour }}
    >
      {usable && iconUrlAvif !== undefined && iconUrlAvif !== "" ? (
        <picture>
          <source type="image/avif" srcSet={iconUrlAvif} />
          {image}
        </picture>
      ) : (
        image
      )}
    </span>
  );
}
