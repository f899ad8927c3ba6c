import categorySprite from "./categories.svg?url";

/** The shapes that the dishes refer to, drawn once; colours come from the theme. */
export function Shapes() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        {(["off", "on"] as const).map((state) => (
          <linearGradient key={state} id={`glaze-${state}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor={`var(--emblem-${state}-${state === "on" ? 2 : 1})`} />
            <stop offset="1" stopColor={`var(--emblem-${state}-3)`} />
          </linearGradient>
        ))}
        {/* A begonia window: four lobes. */}
        <path id="dish" d="M0-21.200A15 15 0 1 1 21.200 0A15 15 0 1 1 0 21.200A15 15 0 1 1-21.200 0A15 15 0 1 1 0-21.200Z" />
      </defs>
    </svg>
  );
}

/** One category: painted under the glaze of a lobed dish; the chosen one is glazed in jade. */
export function CategoryEmblem({ picture }: { readonly picture: string }) {
  return (
    <span className="category-emblem">
      <svg className="dish" viewBox="-30 -30 60 60" aria-hidden="true">
        <use className="dish-face" href="#dish" />
        <use className="dish-rim" href="#dish" fill="none" transform="scale(.87)" />
        <svg x="-14" y="-14" width="28" height="28" className="dish-picture">
          <use href={`${categorySprite}#${picture}`} />
        </svg>
      </svg>
    </span>
  );
}
