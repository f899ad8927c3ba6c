import type { EmblemProps } from "@lantern/ui/components/motif.tsx";
import { useId } from "react";

/** A bangle of jade with its knot of silk: lit it is polished and the light runs round it, dark it is a pale outline. */
export function Bangle({ lit = false, size = 96, className }: EmblemProps) {
  const id = useId();
  return (
    <svg className={className} width={size} height={size * 1.2} viewBox="-50 -46 100 120" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={`var(--emblem-${lit ? "on" : "off"}-1)`} />
          <stop offset=".5" stopColor={`var(--emblem-${lit ? "on" : "off"}-2)`} />
          <stop offset="1" stopColor={`var(--emblem-${lit ? "on" : "off"}-3)`} />
        </linearGradient>
      </defs>
      <circle r="31" fill="none" stroke={`url(#${id})`} strokeWidth="15" />
      <circle r="38.500" fill="none" stroke={lit ? "var(--emblem-on-4)" : "var(--emblem-off-rib)"} strokeOpacity={lit ? 0.5 : 0.7} />
      <circle r="23.500" fill="none" stroke={lit ? "var(--emblem-on-4)" : "var(--emblem-off-rib)"} strokeOpacity={lit ? 0.5 : 0.7} />
      <g className={lit ? "bangle-light" : undefined} fill="none" stroke="#fff" strokeLinecap="round">
        <path d="M-30.500-13.500A33.500 33.500 0 0 1-8-32.500" strokeWidth="4" strokeOpacity={lit ? 0.85 : 0.9} />
        <path d="M3-33.300A33.500 33.500 0 0 1 9-32.200" strokeWidth="3" strokeOpacity={lit ? 0.6 : 0.7} />
      </g>
      <g
        fill="none"
        stroke={lit ? "var(--gold)" : "var(--emblem-off-cap)"}
        strokeWidth="2.200"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d="M0 39v5m0 0c-7-1-9 8 0 9 9-1 7-10 0-9zm0 9v4m-4 16v-13m4 15v-16m4 14v-13M-5 57H5" />
      </g>
    </svg>
  );
}
