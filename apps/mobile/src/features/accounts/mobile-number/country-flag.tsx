/** A country's round flag; it comes when it scrolls into sight. */
export function CountryFlag({ countryCode, size }: { readonly countryCode: string; readonly size: number }) {
  return (
    <img
      className="flex-none rounded-full bg-ink-3"
      src={`/flags/${countryCode.toLowerCase()}.svg`}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
