/** The mark: a bangle of jade with a lotus opening in its light. */
export function Mark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id="mark" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="var(--emblem-on-1)" />
          <stop offset=".4" stopColor="var(--emblem-on-2)" />
          <stop offset="1" stopColor="var(--emblem-on-4)" />
        </linearGradient>
      </defs>
      <circle cx="16" cy="16" r="12.500" fill="none" stroke="url(#mark)" strokeWidth="5.400" />
      <path
        d="M5.400 10.900A11.900 11.900 0 0 1 12.400 4.700"
        fill="none"
        stroke="#fff"
        strokeOpacity=".8"
        strokeWidth="1.400"
        strokeLinecap="round"
      />
      <path
        d="M9.800 17.900c2 .1 4.100 1.200 6.200 3.600 2.100-2.400 4.200-3.500 6.200-3.600-.7 3-3.200 4.600-6.200 4.600s-5.500-1.600-6.200-4.600z"
        fill="var(--emblem-on-2)"
      />
      <path
        d="M11.200 13.500c2.600.8 4.200 3.400 4.800 8-3.400-1.400-5-4.200-4.800-8zM20.800 13.500c-2.600.8-4.200 3.400-4.800 8 3.400-1.400 5-4.200 4.800-8z"
        fill="var(--gold-hi)"
        opacity=".75"
      />
      <path
        d="M16 10.400c2 2 2.900 4 2.900 5.900 0 2-1 3.800-2.900 5.200-1.900-1.400-2.900-3.200-2.900-5.200 0-1.900.9-3.900 2.900-5.900z"
        fill="var(--gold)"
      />
    </svg>
  );
}
