import { element } from "../element.ts";
import { readHistory, type HistoryRound } from "../game-api.ts";
import type { MoneyText } from "../money-text.ts";
import type { Translation } from "../translation.ts";
import { openSheet } from "./sheet.ts";

/** The player's rounds in this game, newest first, page by page. */
export function openHistorySheet(options: {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly sessionToken: string;
}): void {
  const { t } = options.translation;
  const list = element("ol", { class: "history-list" });
  const foot = element("div", { class: "sheet-foot", attributes: { "aria-live": "polite" } });
  openSheet({ title: t("studio.sheet.history"), close: t("studio.shell.close"), body: element("div", {}, list, foot) });
  let last: string | undefined;

  const load = async (): Promise<void> => {
    foot.replaceChildren(element("span", { class: "wick", attributes: { role: "status" } }));
    try {
      const { rounds, nextBefore } = await readHistory(options.sessionToken, last);
      for (const round of rounds) list.append(roundRow(round, options.money, options.translation));
      last = nextBefore;
      foot.replaceChildren();
      if (nextBefore !== undefined) foot.append(button(t("studio.history.more")));
      else if (list.childElementCount === 0) foot.append(element("p", { class: "quiet", text: t("studio.history.empty") }));
    } catch {
      foot.replaceChildren(element("p", { class: "quiet", text: t("studio.history.failed") }), button(t("studio.shell.retry")));
    }
  };
  const button = (label: string): HTMLButtonElement =>
    element("button", { class: "plain-button", text: label, attributes: { type: "button" }, onClick: () => void load() });
  void load();
}

function roundRow(round: HistoryRound, money: MoneyText, { t }: Translation): HTMLLIElement {
  const win = BigInt(round.winUnits);
  const outcome =
    round.voided === true
      ? t("studio.history.voided")
      : win > 0n
        ? t("studio.history.win", { amount: money.full(win) })
        : t("studio.history.no_win");
  return element(
    "li",
    {},
    element("span", { class: "history-time", text: timeText(new Date(round.playedAt)) }),
    element("span", { text: t("studio.history.stake", { amount: money.full(BigInt(round.stakeUnits)) }) }),
    element("strong", { class: win > 0n ? "gain" : "quiet", text: outcome }),
    element("span", { class: "history-id", text: t("studio.history.round", { id: round.roundId.slice(-8) }) }),
  );
}

function timeText(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(time.getDate())}/${two(time.getMonth() + 1)} ${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`;
}
