import { element, icon } from "../element.ts";
import type { Translation } from "../translation.ts";
import { openSheet } from "./sheet.ts";

type IconName = Parameters<typeof icon>[0];

interface MenuEntry {
  readonly icon: IconName;
  readonly label: string;
  readonly act: () => void;
}

interface MenuSwitch {
  readonly icon: IconName;
  readonly label: string;
  readonly isOn: () => boolean;
  readonly flip: () => void;
}

/** Everything that is not needed while the reels turn: rules, history, what can be switched, the way out. */
export function openMenuSheet(options: {
  readonly translation: Translation;
  readonly title: string;
  readonly entries: readonly MenuEntry[];
  readonly switches: readonly MenuSwitch[];
}): void {
  const { t } = options.translation;
  const entries = options.entries.map(({ icon: name, label, act }) => {
    const button = element("button", {
      class: "menu-row",
      attributes: { type: "button" },
      onClick: () => {
        dialog.close();
        act();
      },
    });
    button.append(icon(name), element("span", { text: label }));
    return button;
  });
  const switches = options.switches.map(({ icon: name, label, isOn, flip }) => {
    const button = element("button", {
      class: "switch-row menu-row",
      attributes: { type: "button", role: "switch", "aria-checked": String(isOn()) },
      onClick: () => {
        flip();
        button.setAttribute("aria-checked", String(isOn()));
      },
    });
    button.append(icon(name), element("span", { text: label }), element("i", { attributes: { "aria-hidden": "true" } }));
    return button;
  });
  const body = element("div", { class: "menu-list" }, ...switches, ...entries);
  const dialog = openSheet({ title: options.title, close: t("studio.shell.close"), body });
}
