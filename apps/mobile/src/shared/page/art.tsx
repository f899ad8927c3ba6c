/** Art of the platform comes without its ending: `/art/banners/night-market` exists as AVIF and as WebP (and both are one size). */
const endings = { avif: ".avif", webp: ".webp" } as const;

/** Whether an address names art by its stem. */
function isStem(address: string): boolean {
  return !/\.[a-z0-9]+(?:\?.*)?$/i.test(address);
}

export interface ArtProps {
  readonly address: string;
  readonly alt?: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string;
  /** The first picture of the first view: fetched at once and before others. */
  readonly first?: boolean;
}

/** A picture in the format that the browser likes best. */
export function Art({ address, alt = "", width, height, className, first = false }: ArtProps) {
  const stem = isStem(address);
  return (
    <picture>
      {stem && <source type="image/avif" srcSet={address + endings.avif} />}
      <img
        src={stem ? address + endings.webp : address}
        alt={alt}
        width={width}
        height={height}
        className={className}
        decoding="async"
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : "auto"}
      />
    </picture>
  );
}
