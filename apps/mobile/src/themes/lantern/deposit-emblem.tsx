import { Icon } from "@lantern/ui/components/icon.tsx";

/** The lantern of the bottom menu: dark for visitors, gold for members. */
export function DepositEmblem({ lit }: { readonly lit: boolean }) {
  return (
    <span className="deposit-emblem" data-lit={lit ? "" : undefined}>
      <svg viewBox="-36 -36 72 72" aria-hidden="true">
        <defs>
          <linearGradient id="deposit-paper" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--gold-hi)" />
            <stop offset=".5" stopColor="var(--gold)" />
            <stop offset="1" stopColor="var(--gold-lo)" />
          </linearGradient>
        </defs>
        <circle className="deposit-glow" r="54" fill="url(#cord-glow)" />
        <rect className="deposit-cap" x="-9" y="-32" width="18" height="6" rx="2.500" />
        <path className="deposit-paper" d="M-18-27H18C26-22 30-12 30 0S26 22 18 27H-18C-26 22-30 12-30 0S-26-22-18-27Z" />
        <path d="M-18-26.400H18" stroke="#fff" strokeOpacity=".5" />
        <path
          className="deposit-rib"
          d="M-7-27C-12-14-12 14-7 27M7-27C12-14 12 14 7 27M-13-27C-22-14-22 14-13 27M13-27C22-14 22 14 13 27"
          fill="none"
          strokeWidth="1.300"
        />
        <rect className="deposit-cap" x="-9" y="26" width="18" height="5" rx="2.500" />
      </svg>
      <Icon name="wallet" size={30} />
    </span>
  );
}
