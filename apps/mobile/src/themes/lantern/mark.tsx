/** The mark: a lantern whose light is a doorway. */
export function Mark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <radialGradient id="mark" cx="50%" cy="62%" r="68%">
          <stop offset="0" stopColor="var(--emblem-on-1)" />
          <stop offset=".35" stopColor="var(--emblem-on-2)" />
          <stop offset="1" stopColor="var(--emblem-on-4)" />
        </radialGradient>
      </defs>
      <path d="M16 1v4" stroke="var(--emblem-on-cap)" strokeWidth="2" strokeLinecap="round" />
      <g>
        <rect x="10.500" y="4" width="11" height="3.400" rx="1.400" fill="var(--emblem-on-cap)" />
        <path
          d="M9 8.200h14c3.400 2 5.200 4.700 5.200 8.300s-1.800 6.300-5.200 8.300H9c-3.400-2-5.200-4.700-5.200-8.300S5.600 10.200 9 8.200z"
          fill="url(#mark)"
        />
        <rect x="10.500" y="25.600" width="11" height="3.400" rx="1.400" fill="var(--emblem-on-cap)" />
      </g>
      <path d="M12.200 24.800V16.500a3.800 3.800 0 0 1 7.600 0v8.300z" fill="var(--emblem-on-rib)" />
    </svg>
  );
}
