import categorySprite from "./categories.svg?url";

/** The shapes of the cord, drawn once; each lantern refers to them. Colours come from the theme. */
export function Shapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {(["off", "on"] as const).map((state) => (
          <radialGradient key={state} id={`cord-${state}`} cx="50%" cy={state === "on" ? "60%" : "70%"} r="68%">
            <stop offset="0" stopColor={`var(--emblem-${state}-1)`} />
            <stop offset={state === "on" ? 0.4 : 0.6} stopColor={`var(--emblem-${state}-2)`} />
            <stop offset={state === "on" ? 0.8 : 1} stopColor={`var(--emblem-${state}-3)`} />
            {state === "on" && <stop offset="1" stopColor="var(--emblem-on-4)" />}
          </radialGradient>
        ))}
        <radialGradient id="cord-glow">
          <stop offset="0" stopColor="var(--emblem-glow)" stopOpacity=".5" />
          <stop offset=".5" stopColor="var(--emblem-glow)" stopOpacity=".15" />
          <stop offset="1" stopColor="var(--emblem-glow)" stopOpacity="0" />
        </radialGradient>
        <path id="lantern-body" d="M-16-23H16C23-19 26-10 26 0S23 19 16 23H-16C-23 19-26 10-26 0S-23-19-16-23Z" />
        <path
          id="lantern-ribs"
          d="M-6-23C-10-12-10 12-6 23M6-23C10-12 10 12 6 23M-11.500-23C-18.700-12-18.700 12-11.500 23M11.500-23C18.700-12 18.700 12 11.500 23"
          fill="none"
          strokeWidth="1.200"
        />
      </defs>
    </svg>
  );
}

/** One category: its picture in a lantern, dark or lit by the item around it. */
export function CategoryEmblem({ picture }: { readonly picture: string }) {
  return (
    <span className="category-emblem">
      <svg className="cord-body" viewBox="-44 -46 88 92" aria-hidden="true">
        <circle className="cord-glow" r="44" cy="2" fill="url(#cord-glow)" />
        <path className="cord-string" d="M0-46V-26" strokeWidth="1.200" />
        <rect className="cord-cap" x="-9" y="-28" width="18" height="5" rx="2" />
        <use className="cord-paper" href="#lantern-body" />
        <use className="cord-rib" href="#lantern-ribs" />
        <path d="M-16-22.500H16" stroke="#fff" className="cord-edge" />
        <rect className="cord-cap" x="-9" y="23" width="18" height="4" rx="2" />
      </svg>
      <svg className="category-picture" viewBox="0 0 32 32" aria-hidden="true">
        <use href={`${categorySprite}#${picture}`} />
      </svg>
    </span>
  );
}
