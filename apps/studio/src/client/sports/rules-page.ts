import { formatPercent } from "@lantern/phrases/formats.ts";
import { element } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Book } from "./book.ts";
import type { Wording } from "./wording.ts";

/** How matches are drawn, what the studio keeps, and what comes back of each market, exactly. */
export function rulesPage({ opened }: Book, wording: Wording, money: MoneyText): HTMLElement {
  const { t } = wording.translation;
  const { returns } = opened.league;
  const { minUnits, maxUnits } = opened.stakes;
  const usual = returns.find(({ market }) => market === "winner")?.marginPercent ?? "0";
  const ofScores = returns.find(({ market }) => market === "score")?.marginPercent ?? "0";
  const part = (title: string, ...texts: readonly string[]) =>
    element("div", { class: "rule" }, element("h3", { text: title }), ...texts.map((text) => element("p", { text })));
  const rows = returns.map(({ market, marginPercent, leastPercent, mostPercent }) =>
    element(
      "tr",
      {},
      element("th", { text: wording.market(market), attributes: { scope: "row" } }),
      element("td", { text: formatPercent(marginPercent) }),
      element("td", { text: t("sports.rules.from_to", { least: formatPercent(leastPercent), most: formatPercent(mostPercent) }) }),
    ),
  );
  const heads = [t("sports.rules.market"), t("sports.rules.margin"), t("sports.rules.return")].map((text) =>
    element("th", { text, attributes: { scope: "col" } }),
  );
  return element(
    "section",
    { class: "rules", attributes: { "aria-labelledby": "rules-title" } },
    element("h2", { class: "title", text: t("sports.nav.rules"), attributes: { id: "rules-title" } }),
    part(t("sports.rules.drawn_title"), t("sports.rules.drawn"), wording.howDrawn()),
    part(
      t("sports.rules.odds_title"),
      t("sports.rules.odds", { usual: formatPercent(usual), scores: formatPercent(ofScores) }),
      t("sports.rules.returns"),
    ),
    element("table", { class: "returns" }, element("thead", {}, element("tr", {}, ...heads)), element("tbody", {}, ...rows)),
    part(
      t("sports.rules.bets_title"),
      t("sports.rules.stakes", { least: money.full(BigInt(minUnits)), most: money.full(BigInt(maxUnits)) }),
      t("sports.rules.closing"),
      t("sports.rules.paying"),
      t("sports.rules.void"),
    ),
  );
}
