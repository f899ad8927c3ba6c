import type { Line, Volatility } from "../../engine/types.ts";
import type { Paytable } from "../../titles/paytable.ts";
import { element } from "../element.ts";
import { readPaytable } from "../game-api.ts";
import type { MoneyText } from "../money-text.ts";
import type { SymbolAtlas } from "../stage/symbol-atlas.ts";
import type { Translation } from "../translation.ts";
import { countingRules, featureRules, generalRules } from "./paytable-rules.ts";
import { openSheet } from "./sheet.ts";

interface PaytableOptions {
  readonly translation: Translation;
  readonly money: MoneyText;
  readonly atlas: SymbolAtlas;
  readonly gameCode: string;
  readonly stake: bigint;
  readonly offersAutoplay: boolean;
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
      const features = featureRules(paytable, t);
      body.replaceChildren(
        pays(paytable, options),
        ...(features.length > 0 ? [section(t("studio.paytable.features"), sentences(features))] : []),
        paytable.lines.length > 0 ? lines(paytable, options.translation) : ways(paytable, options),
        figures(paytable, options.translation),
        section(t("studio.paytable.rules"), sentences(generalRules(t, options))),
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

function section(heading: string, ...children: readonly Node[]): HTMLElement {
  return element("section", {}, element("h3", { text: heading }), ...children);
}

function sentences(texts: readonly string[]): HTMLElement {
  return element("ul", { class: "rule-list" }, ...texts.map((text) => element("li", { text })));
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
  return section(
    t("studio.paytable.pays"),
    element("p", { class: "quiet", text: t("studio.paytable.at_stake", { stake: money.brief(stake) }) }),
    element("ul", { class: "pay-list" }, ...rows),
  );
}

function lines(paytable: Paytable, { t }: Translation): HTMLElement {
  const pictures = paytable.lines.map((line, at) =>
    element("li", {}, element("span", { text: String(at + 1) }), linePicture(line, paytable.rows)),
  );
  return section(t("studio.paytable.lines"), sentences(countingRules(paytable, t)), element("ol", { class: "line-list" }, ...pictures));
}

function linePicture(line: Line, rows: number): HTMLElement {
  const grid = element("span", { class: "line-picture", attributes: { "aria-hidden": "true" } });
  grid.style.gridTemplateColumns = `repeat(${line.length}, 1fr)`;
  for (let row = 0; row < rows; row += 1) for (const at of line) grid.append(element("i", { class: at === row ? "on" : "" }));
  return grid;
}

/** An example with the title's dearest symbol: once, twice and once on the first three reels makes two ways. */
function ways(paytable: Paytable, { translation, atlas }: PaytableOptions): HTMLElement {
  const { t } = translation;
  const symbol = paytable.symbols.find(({ kind }) => kind === "regular");
  const example: readonly (readonly number[])[] = [[1], [0, 2], [1]];
  const grid = element("div", { class: "ways-picture", attributes: { "aria-hidden": "true" } });
  grid.style.gridTemplateColumns = `repeat(${paytable.reels}, 1fr)`;
  for (let row = 0; row < paytable.rows; row += 1)
    for (let reel = 0; reel < paytable.reels; reel += 1) {
      const shows = symbol !== undefined && (example[reel]?.includes(row) ?? false);
      grid.append(element("i", { class: shows ? "on" : "" }, shows ? atlas.picture(symbol.id) : null));
    }
  return section(
    t("studio.paytable.ways_heading"),
    sentences(countingRules(paytable, t)),
    grid,
    element("p", { class: "quiet", text: t("studio.paytable.ways_example", { ways: 2, count: 3 }) }),
  );
}

/** Latin digits in every language. */
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

function figures(paytable: Paytable, { t }: Translation): HTMLElement {
  const row = (name: string, ...values: readonly (Node | string)[]): HTMLElement =>
    element("div", {}, element("dt", { text: name }), element("dd", {}, ...values));
  const times = (multiple: string): string => t("studio.paytable.times_stake", { times: grouped.format(Number(multiple)) });
  const { maxRoundMultiple } = paytable;
  return section(
    t("studio.paytable.figures"),
    element(
      "dl",
      { class: "figure-list" },
      row(t("studio.paytable.return"), `${paytable.returnPercent}%`),
      row(t("studio.paytable.hit"), `${paytable.hitPercent}%`),
      row(t("studio.paytable.volatility"), volatility(paytable.volatility, t)),
      row(t("studio.paytable.max_spin"), times(paytable.maxWinMultiple)),
      ...(paytable.freeSpins
        ? [row(t("studio.paytable.max_win"), maxRoundMultiple === null ? t("studio.paytable.no_ceiling") : times(maxRoundMultiple))]
        : []),
    ),
    element("p", { class: "quiet", text: t("studio.paytable.return_note") }),
    element("p", { class: "quiet exact", text: paytable.exactReturn }),
  );
}

const levels: readonly Volatility[] = ["low", "medium", "high"];

/** In words, and as three lanterns of which one, two or all are lit. */
function volatility(level: Volatility, t: Translation["t"]): HTMLElement {
  const texts = {
    low: t("studio.paytable.volatility_low"),
    medium: t("studio.paytable.volatility_medium"),
    high: t("studio.paytable.volatility_high"),
  };
  const lamps = levels.map((_, at) => element("i", { class: at <= levels.indexOf(level) ? "on" : "" }));
  return element(
    "span",
    { class: "level" },
    element("span", { class: "lamps", attributes: { "aria-hidden": "true" } }, ...lamps),
    texts[level],
  );
}
