/** What the page tells the game: its size, touches, keys, and whether anybody sees it. */
export function watchPage(options: {
  readonly stageElement: HTMLElement;
  readonly onResize: (width: number, height: number) => void;
  /** Any touch or key: sound may begin from here on. */
  readonly onTouch: () => void;
  readonly onHidden: (hidden: boolean) => void;
  readonly onSpace: () => void;
  readonly onStageTap: () => void;
}): void {
  const { stageElement } = options;
  new ResizeObserver(() => options.onResize(stageElement.clientWidth, stageElement.clientHeight)).observe(stageElement);
  document.addEventListener("visibilitychange", () => options.onHidden(document.hidden));
  for (const touch of ["pointerup", "keydown"] as const)
    document.addEventListener(touch, options.onTouch, { capture: true, passive: true });
  stageElement.addEventListener("click", options.onStageTap);
  document.addEventListener("keydown", (event) => {
    if (event.code !== "Space" || event.repeat || event.target instanceof HTMLButtonElement) return;
    if (document.querySelector("dialog[open], .over")) return;
    event.preventDefault();
    options.onSpace();
  });
}
