import { gameRoot } from "../required.ts";
import { element, icon, iconButton } from "../element.ts";

/** A sheet from the foot of the game over everything else. The browser's own dialog keeps focus and Escape. */
export function openSheet(options: {
  readonly title: string;
  readonly close: string;
  readonly body: Node;
  /** Stays in sight below what scrolls: the one thing to press. */
  readonly foot?: Node;
  readonly class?: string;
}): HTMLDialogElement {
  const heading = element("h2", { text: options.title, attributes: { id: "sheet-title" } });
  const dialog = element("dialog", { class: `sheet ${options.class ?? ""}`, attributes: { "aria-labelledby": "sheet-title" } });
  const close = iconButton(icon("close"), options.close, () => dialog.close());
  dialog.append(
    element("header", { class: "sheet-head" }, heading, close),
    element("div", { class: "sheet-body", attributes: { tabindex: "0" } }, options.body),
  );
  if (options.foot) dialog.append(element("footer", { class: "sheet-action" }, options.foot));
  dialog.addEventListener("click", ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  gameRoot().append(dialog);
  dialog.showModal();
  return dialog;
}
