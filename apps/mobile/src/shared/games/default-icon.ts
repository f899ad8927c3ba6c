/** Stands in for a game whose picture is missing or does not load (specification 8.7). */
export const defaultGameIcon = "/art/default-game-icon.webp";
