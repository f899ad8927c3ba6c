import type { EngineStep } from "../../engine/types.ts";
import { element } from "../element.ts";
import { readHistory, type HistoryRound } from "../game-api.ts";
import type { MoneyText } from "../money-text.ts";
import type { SymbolAtlas } from "../stage/symbol-atlas.ts";
import type { Translation } from "../translation.ts";
import { openSheet } from "./sheet.ts";

interface HistoryOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly atlas: SymbolAtlas;
  readonly sessionToken: string;
}

/** The player's rounds in this game, newest first, page by page. */
export function openHistorySheet(options: HistoryOptions): void {
  const { t } = options.translation;
  const list = element("ol", { class: "history-list" });
  const foot = element("div", { class: "sheet-foot", attributes: { "aria-live": "polite" } });
  openSheet({ title: t("studio.sheet.history"), close: t("studio.shell.close"), body: element("div", {}, list, foot) });
  let last: string | undefined;

  const load = async (): Promise<void> => {
    foot.replaceChildren(element("span", { class: "wick", attributes: { role: "status" } }));
    try {
      const { rounds, nextBefore } = await readHistory(options.sessionToken, last);
      for (const round of rounds) list.append(roundRow(round, options));
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

function roundRow(round: HistoryRound, { money, translation, atlas }: HistoryOptions): HTMLLIElement {
  const { t } = translation;
  const win = BigInt(round.winUnits);
  const amount = money.full(win);
  const outcome =
    round.voided === true ? t("studio.history.voided") : win > 0n ? t("studio.history.win", { amount }) : t("studio.history.no_win");
  const summary = element(
    "summary",
    {},
    element("span", { class: "history-time", text: timeText(new Date(round.playedAt)) }),
    element("span", { text: t("studio.history.stake", { amount: money.full(BigInt(round.stakeUnits)) }) }),
    element("strong", { class: win > 0n ? "gain" : "quiet", text: outcome }),
    element("span", { class: "history-id", text: t("studio.history.round", { id: round.roundId.slice(-8) }) }),
  );
  const details = element("details", {}, summary);
  // Pictures are made only when they are looked at.
  details.addEventListener("toggle", () => {
    if (!details.open || details.childElementCount > 1) return;
    const balance =
      round.balanceUnits === undefined
        ? null
        : element("p", { class: "quiet", text: t("studio.history.balance", { amount: money.full(BigInt(round.balanceUnits)) }) });
    details.append(element("div", { class: "history-pictures" }, ...(round.steps ?? []).map((step) => stepPicture(step, atlas))));
    if (balance) details.append(balance);
  });
  return element("li", {}, details);
}

/** What the reels showed, with what won lit. */
function stepPicture(step: EngineStep, atlas: SymbolAtlas): HTMLElement {
  const lit = new Set(step.wins.flatMap(({ positions }) => positions.map(String)));
  const columns = step.shown.map((column, reel) =>
    element(
      "span",
      {},
      ...column.map((symbol, row) => {
        const picture = atlas.picture(symbol);
        picture.classList.toggle("is-dim", lit.size > 0 && !lit.has(String([reel, row])));
        return picture;
      }),
    ),
  );
  return element("div", { class: `history-picture ${step.phase}`, attributes: { "aria-hidden": "true" } }, ...columns);
}

function timeText(time: Date): string {
  const two = (value: number): string => String(value).padStart(2, "0");
  return `${two(time.getDate())}/${two(time.getMonth() + 1)} ${two(time.getHours())}:${two(time.getMinutes())}:${two(time.getSeconds())}`;
}
