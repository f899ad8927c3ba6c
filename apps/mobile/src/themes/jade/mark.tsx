/** The mark: a bangle of jade with a lotus in its light. */
export function Mark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="mark" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--emblem-on-1)" />
          <stop offset=".45" stopColor="var(--emblem-on-2)" />
          <stop offset="1" stopColor="var(--emblem-on-3)" />
        </linearGradient>
      </defs>
      <circle cx="16" cy="16" r="12.600" fill="none" stroke="url(#mark)" strokeWidth="4.200" />
      <path
        d="M6.600 11.200A10.700 10.700 0 0 1 13 5.800"
        fill="none"
        stroke="#fff"
        strokeOpacity=".75"
        strokeWidth="1.200"
        strokeLinecap="round"
      />
      <path
        d="M16 22.400c-2.800-2-4-4.700-4-7 0-2.200 1.600-4.200 4-6 2.400 1.800 4 3.800 4 6 0 2.300-1.200 5-4 7z"
        fill="var(--gold-hi)"
      />
      <path
        d="M16 22.600c-4.600.2-7.300-2.300-8-6.200 2.200-.2 3.900.4 5.200 1.600M16 22.600c4.600.2 7.300-2.300 8-6.200-2.200-.2-3.900.4-5.200 1.600"
        fill="none"
        stroke="var(--gold)"
        strokeWidth="1.500"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
