import { useState } from "react";

/** A vendor's brand mark; where there is none, or it does not load, its first letters on lacquer of its own hue. */
export function VendorMark({ name, iconUrl, size = 48 }: { readonly name: string; readonly iconUrl: string; readonly size?: number }) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const style = { width: size, height: size };
  if (iconUrl === "" || failedUrl === iconUrl) {
    return (
      <span
        className="vendor-mark vendor-letters"
        data-hue={hueOf(name)}
        style={{ ...style, fontSize: Math.round(size * 0.4) }}
        aria-hidden="true"
      >
        {lettersOf(name)}
      </span>
    );
  }
  return (
    <img
      src={iconUrl}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="vendor-mark"
      style={style}
      onError={() => setFailedUrl(iconUrl)}
    />
  );
}

/** The first letters of the first two words. */
export function lettersOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(word)][0]?.segment ?? "")
    .join("")
    .toLocaleUpperCase("en");
}

const hues = 5;

/** The same name has the same hue everywhere. */
function hueOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 37 + (letter.codePointAt(0) ?? 0)) % 9973;
  return sum % hues;
}
