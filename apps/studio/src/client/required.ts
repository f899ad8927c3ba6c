/** A value that is there by construction. @throws Error naming it when it is not */
export function required<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}

/** The element that holds the whole game. */
export function gameRoot(): HTMLElement {
  return required(document.querySelector<HTMLElement>("#game"), "element #game");
}
