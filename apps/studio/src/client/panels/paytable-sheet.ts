import type { Line } from "../../engine/types.ts";
import type { Paytable } from "../../titles/paytable.ts";
import { element } from "../element.ts";
import { readPaytable } from "../game-api.ts";
import type { MoneyText } from "../money-text.ts";
import type { SymbolAtlas } from "../stage/symbol-atlas.ts";
import type { Translation } from "../translation.ts";
import { rulesOf } from "./paytable-rules.ts";
import { openSheet } from "./sheet.ts";

interface PaytableOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly atlas: SymbolAtlas;
  readonly gameCode: string;
  readonly stake: bigint;
}

/** What the title pays at the chosen stake, its rules, its lines and its exact return, as the server states them. */
export function openPaytableSheet(options: PaytableOptions): void {
  const { t } = options.translation;
  const body = element("div", { class: "paytable" });
  openSheet({ title: t("studio.sheet.paytable"), close: t("studio.shell.close"), body, class: "tall" });
  const load = async (): Promise<void> => {
    body.replaceChildren(element("span", { class: "wick", attributes: { role: "status" } }));
    try {
      const paytable = await readPaytable(options.gameCode);
      body.replaceChildren(
        pays(paytable, options),
        rules(paytable, options.translation),
        ...lines(paytable, options.translation),
        figures(paytable, options.translation),
      );
    } catch {
      body.replaceChildren(
        element("p", { class: "quiet", text: t("error.studio.platform_unavailable") }),
        element("button", {
          class: "plain-button",
          text: t("studio.shell.retry"),
          attributes: { type: "button" },
          onClick: () => void load(),
        }),
      );
    }
  };
  void load();
}

function pays(paytable: Paytable, { translation, money, atlas, stake }: PaytableOptions): HTMLElement {
  const { t } = translation;
  const unit = stake / BigInt(paytable.betUnits);
  const notes = {
    wild: paytable.freeSpins ? t("studio.paytable.wild") : t("studio.paytable.wild_all"),
    scatter: t("studio.paytable.scatter"),
    mystery: t("studio.paytable.mystery"),
    regular: "",
  };
  const rows = paytable.symbols.map((symbol) => {
    const amounts = Object.entries(symbol.pays)
      .toReversed()
      .map(([count, pay]) => element("div", {}, element("dt", { text: count }), element("dd", { text: money.brief(BigInt(pay) * unit) })));
    const note = notes[symbol.kind];
    return element(
      "li",
      { class: symbol.kind },
      atlas.picture(symbol.id),
      element(
        "div",
        {},
        element("h4", { text: translation.symbol(symbol.id) }),
        amounts.length > 0 ? element("dl", {}, ...amounts) : null,
        note === "" ? null : element("p", { class: "quiet", text: note }),
      ),
    );
  });
  return element(
    "section",
    {},
    element("h3", { text: t("studio.paytable.pays") }),
    element("p", { class: "quiet", text: t("studio.paytable.at_stake", { stake: money.brief(stake) }) }),
    element("ul", { class: "pay-list" }, ...rows),
  );
}

function rules(paytable: Paytable, { t }: Translation): HTMLElement {
  return element(
    "section",
    {},
    element("h3", { text: t("studio.paytable.rules") }),
    element("ul", { class: "rule-list" }, ...rulesOf(paytable, t).map((text) => element("li", { text }))),
  );
}

function lines(paytable: Paytable, { t }: Translation): HTMLElement[] {
  if (paytable.lines.length === 0) return [];
  const pictures = paytable.lines.map((line, at) =>
    element("li", {}, element("span", { text: String(at + 1) }), linePicture(line, paytable.rows)),
  );
  return [element("section", {}, element("h3", { text: t("studio.paytable.lines") }), element("ol", { class: "line-list" }, ...pictures))];
}

function linePicture(line: Line, rows: number): HTMLElement {
  const grid = element("span", { class: "line-picture", attributes: { "aria-hidden": "true" } });
  grid.style.gridTemplateColumns = `repeat(${line.length}, 1fr)`;
  for (let row = 0; row < rows; row += 1) for (const at of line) grid.append(element("i", { class: at === row ? "on" : "" }));
  return grid;
}

function figures(paytable: Paytable, { t }: Translation): HTMLElement {
  const volatility = {
    low: t("studio.paytable.volatility_low"),
    medium: t("studio.paytable.volatility_medium"),
    high: t("studio.paytable.volatility_high"),
  };
  const row = (name: string, value: string): HTMLElement =>
    element("div", {}, element("dt", { text: name }), element("dd", { text: value }));
  return element(
    "section",
    {},
    element("h3", { text: t("studio.paytable.figures") }),
    element(
      "dl",
      { class: "figure-list" },
      row(t("studio.paytable.return"), `${paytable.returnPercent}%`),
      row(t("studio.paytable.hit"), `${paytable.hitPercent}%`),
      row(t("studio.paytable.volatility"), volatility[paytable.volatility]),
    ),
    element("p", { class: "quiet", text: t("studio.paytable.return_note") }),
    element("p", { class: "quiet exact", text: paytable.exactReturn }),
  );
}
