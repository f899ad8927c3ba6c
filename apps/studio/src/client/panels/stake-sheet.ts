import { element } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";
import { openSheet } from "./sheet.ts";

/** All stakes at once. */
export function openStakeSheet(options: {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly stakes: readonly bigint[];
  readonly chosen: bigint;
  readonly choose: (stake: bigint) => void;
}): void {
  const { t } = options.translation;
  const list = element("div", { class: "stake-list", attributes: { role: "group", "aria-label": t("studio.play.choose_stake") } });
  const dialog = openSheet({ title: t("studio.play.choose_stake"), close: t("studio.shell.close"), body: list });
  for (const stake of options.stakes) {
    list.append(
      element("button", {
        text: options.money.brief(stake),
        attributes: { type: "button", "aria-pressed": String(stake === options.chosen) },
        onClick: () => {
          options.choose(stake);
          dialog.close();
        },
      }),
    );
  }
}
