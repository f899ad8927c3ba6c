import { element } from "../element.ts";

/** A card over the reels that announces something large; resolves when it is answered or its time is over. */
export function showCard(
  stage: HTMLElement,
  options: {
    readonly heading: string;
    readonly figure?: HTMLElement | string;
    readonly note?: string;
    readonly picture?: HTMLElement;
    readonly action?: string;
    readonly timeMs: number;
    readonly class?: string;
  },
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const card = element("div", { class: `card ${options.class ?? ""}` });
  const done = (): void => {
    clearTimeout(timer);
    card.remove();
    resolve();
  };
  const timer = setTimeout(done, options.timeMs);
  card.append(element("p", { class: "card-heading", text: options.heading }));
  if (options.picture) card.append(options.picture);
  if (options.figure !== undefined)
    card.append(typeof options.figure === "string" ? element("p", { class: "card-figure", text: options.figure }) : options.figure);
  if (options.note !== undefined) card.append(element("p", { class: "card-note", text: options.note }));
  if (options.action !== undefined) {
    const button = element("button", { class: "main-button", text: options.action, attributes: { type: "button" }, onClick: done });
    card.append(button);
    stage.append(card);
    button.focus({ preventScroll: true });
  } else {
    card.addEventListener("click", done);
    stage.append(card);
  }
  return promise;
}
