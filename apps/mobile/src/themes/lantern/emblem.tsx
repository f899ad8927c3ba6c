import type { EmblemProps } from "@lantern/ui/components/motif.tsx";
import { useId } from "react";

/** A paper lantern on its cord: lit or dark. */
export function Lantern({ lit = false, size = 96, className }: EmblemProps) {
  const id = useId();
  const state = lit ? "on" : "off";
  return (
    <svg className={className} width={size} height={size * 1.2} viewBox="-50 -64 100 120" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}f`} cx="50%" cy="60%" r="66%">
          <stop offset="0" stopColor={`var(--emblem-${state}-1)`} />
          <stop offset={lit ? 0.4 : 0.6} stopColor={`var(--emblem-${state}-2)`} />
          <stop offset={lit ? 0.8 : 1} stopColor={`var(--emblem-${state}-3)`} />
          {lit && <stop offset="1" stopColor="var(--emblem-on-4)" />}
        </radialGradient>
        {lit && (
          <radialGradient id={`${id}g`}>
            <stop offset="0" stopColor="var(--emblem-glow)" stopOpacity="0.5" />
            <stop offset="0.5" stopColor="var(--emblem-glow)" stopOpacity="0.14" />
            <stop offset="1" stopColor="var(--emblem-glow)" stopOpacity="0" />
          </radialGradient>
        )}
      </defs>
      {lit && <circle r="50" cy="2" fill={`url(#${id}g)`} />}
      <path d="M0-64v36" stroke="var(--emblem-cord)" strokeWidth="1.6" />
      <rect x="-10" y="-32" width="20" height="6" rx="2" fill={`var(--emblem-${state}-cap)`} />
      <path d="M-18-26H18C27-21 31-11 31 1S27 23 18 28H-18C-27 23-31 13-31 1S-27-21-18-26Z" fill={`url(#${id}f)`} />
      <path
        d="M-7-26C-12-12-12 14-7 28M7-26C12-12 12 14 7 28M-13-26C-23-12-23 14-13 28M13-26C23-12 23 14 13 28"
        fill="none"
        stroke={`var(--emblem-${state}-rib)`}
        strokeOpacity={lit ? 0.18 : 0.4}
        strokeWidth="1.4"
      />
      <path d="M-17-25.500H17" stroke="#fff" strokeOpacity={lit ? 0.5 : 0.16} />
      <rect x="-10" y="27" width="20" height="5" rx="2" fill={`var(--emblem-${state}-cap)`} />
      <path
        d="M-4 32v14M0 32v20M4 32v14"
        stroke={`var(--emblem-${state}-cap)`}
        strokeOpacity={lit ? 0.9 : 0.7}
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
