import { createContext, use, type ComponentType, type ReactNode } from "react";

export interface EmblemProps {
  /** Lit while something is there or on its way, dark where nothing is. */
  readonly lit?: boolean;
  /** Width in px; the height is up to a fifth more. */
  readonly size?: number;
  readonly className?: string;
}

/** What a brand brings to the components beside its tokens. */
export interface Motif {
  /** The house's sign: a paper lantern, a bangle of jade. A picture, not a control. */
  readonly Emblem: ComponentType<EmblemProps>;
  /**
   * Folder of the brand's pictures, from the public root, without a slash at its end: those of empty and failed states, each an AVIF and a
   * WebP, and `default-game.webp`.
   */
  readonly picturesFolder: string;
}

const MotifContext = createContext<Motif>({ Emblem: PlainEmblem, picturesFolder: "" });

/** Gives the components below the brand's own signs. */
export function MotifProvider({ motif, children }: { readonly motif: Motif; readonly children: ReactNode }) {
  return <MotifContext value={motif}>{children}</MotifContext>;
}

export function useMotif(): Motif {
  return use(MotifContext);
}

/** Address of the cover that stands in for a missing one (specification 8.7). */
export function useDefaultCover(): string {
  return `${useMotif().picturesFolder}/default-game.webp`;
}

/** The house's sign. */
export function Emblem(properties: EmblemProps) {
  const Sign = useMotif().Emblem;
  return <Sign {...properties} />;
}

function PlainEmblem({ lit = false, size = 96, className }: EmblemProps) {
  return (
    <svg className={className} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="12" fill={lit ? "var(--lit)" : "var(--ink-3)"} />
    </svg>
  );
}
