import { gameRoot } from "../required.ts";
import { element } from "../element.ts";

interface NoticeAction {
  readonly label: string;
  readonly act: () => void;
}

/** A message that must be answered: an interruption, or the end of the session. One action, or two. */
export function showNotice(options: {
  readonly title: string;
  readonly text: string;
  readonly main: NoticeAction;
  readonly other?: NoticeAction;
  readonly lasting?: boolean;
}): void {
  const dialog = element("dialog", {
    class: "notice",
    attributes: { role: "alertdialog", "aria-labelledby": "notice-title", "aria-describedby": "notice-text" },
  });
  const button = ({ label, act }: NoticeAction, className: string): HTMLButtonElement =>
    element("button", {
      class: className,
      text: label,
      attributes: { type: "button" },
      onClick: () => {
        if (options.lasting !== true) dialog.close();
        act();
      },
    });
  dialog.append(
    element("h2", { text: options.title, attributes: { id: "notice-title" } }),
    element("p", { text: options.text, attributes: { id: "notice-text" } }),
    button(options.main, "main-button"),
  );
  if (options.other) dialog.append(button(options.other, "plain-button"));
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.remove());
  gameRoot().append(dialog);
  dialog.showModal();
}
