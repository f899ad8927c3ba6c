import { element } from "../element.ts";
import type { Book } from "./book.ts";
import { countdownText } from "./countdown.ts";
import { crest } from "./crest.ts";
import type { MarketView, UpcomingView } from "./sports-api.ts";
import type { Wording } from "./wording.ts";

const formLength = 5;

/** The matches to come: countdown, clubs with their last results, odds on the winner, and every other market at a tap. */
export class MatchList {
  readonly root = element("section", { class: "matches", attributes: { "aria-labelledby": "matches-title" } });
  readonly #book: Book;
  readonly #wording: Wording;
  readonly #list = element("ol", { class: "match-list" });
  readonly #cards = new Map<string, { readonly card: HTMLElement; readonly clock: HTMLElement }>();
  #open = "";

  /** @param matchCode the match that is open at first; the next one where it is not to come */
  constructor(book: Book, wording: Wording, matchCode: string | null) {
    this.#book = book;
    this.#wording = wording;
    const { t } = wording.translation;
    this.root.append(element("h2", { class: "title", text: t("sports.matches.title"), attributes: { id: "matches-title" } }), this.#list);
    const { upcoming } = book.board;
    this.#open = (upcoming.find((match) => match.matchCode === matchCode) ?? upcoming[0])?.matchCode ?? "";
  }

  /** Brings the open match into view where others are before it. */
  reveal(): void {
    if (this.#book.board.upcoming[0]?.matchCode !== this.#open) this.#cards.get(this.#open)?.card.scrollIntoView({ block: "start" });
  }

  refresh(): void {
    const { upcoming } = this.#book.board;
    const codes = new Set(upcoming.map(({ matchCode }) => matchCode));
    for (const [code, { card }] of this.#cards) {
      if (codes.has(code)) continue;
      card.remove();
      this.#cards.delete(code);
    }
    for (const match of upcoming) {
      if (!this.#cards.has(match.matchCode)) {
        const made = this.#card(match);
        this.#cards.set(match.matchCode, made);
        this.#list.append(made.card);
      }
      this.#tick(match);
    }
    this.#markChosen();
  }

  #tick(match: UpcomingView): void {
    const shown = this.#cards.get(match.matchCode);
    if (shown === undefined) return;
    const { t } = this.#wording.translation;
    const leftMs = match.closesAtMs - this.#book.nowMs();
    const text = leftMs <= 0 ? t("sports.live.closed") : countdownText(leftMs);
    if (shown.clock.textContent !== text) shown.clock.textContent = text;
    shown.clock.classList.toggle("is-soon", leftMs < 15_000);
    if (leftMs <= 0 && !shown.card.classList.contains("is-closed")) {
      shown.card.classList.add("is-closed");
      for (const button of shown.card.querySelectorAll<HTMLButtonElement>("button.odd")) button.disabled = true;
    }
  }

  #card(match: UpcomingView) {
    const { t } = this.#wording.translation;
    const clock = element("span", { class: "match-clock", attributes: { role: "timer" } });
    const [winner, ...others] = match.markets;
    const markets = element("div", { class: "markets", attributes: { id: `markets-${match.matchCode}` } });
    const more = element("button", {
      class: "more",
      text: t("sports.matches.more", { count: others.length }),
      attributes: { type: "button", "aria-expanded": "false", "aria-controls": `markets-${match.matchCode}` },
    });
    const unfold = (open: boolean): void => {
      more.setAttribute("aria-expanded", String(open));
      more.textContent = open ? t("sports.matches.fewer") : t("sports.matches.more", { count: others.length });
      markets.replaceChildren(...(open ? others.map((market) => this.#market(match, market)) : []));
      this.#markChosen();
    };
    more.addEventListener("click", () => unfold(more.getAttribute("aria-expanded") !== "true"));
    const card = element(
      "li",
      { class: "match" },
      element(
        "div",
        { class: "match-head" },
        element("span", { class: "match-time", text: this.#wording.kickOff(match.kickOffAtMs) }),
        clock,
      ),
      element("div", { class: "match-sides" }, this.#side(match.home), this.#side(match.away)),
      winner === undefined ? null : this.#odds(match, winner, "odds-winner"),
      more,
      markets,
    );
    if (match.matchCode === this.#open) unfold(true);
    return { card, clock };
  }

  #side(code: string): HTMLElement {
    return element(
      "div",
      { class: "match-side" },
      crest(this.#wording.clubOf(code)),
      element("span", { class: "match-club", text: this.#wording.club(code) }),
      this.#form(code),
    );
  }

  /** The club's last matches, the newest last. */
  #form(code: string): HTMLElement | null {
    const { t } = this.#wording.translation;
    const results = this.#book.board.results
      .flatMap(({ home, away, seen }) => {
        if (seen === undefined || (home !== code && away !== code)) return [];
        const [own, other] = home === code ? [seen.home, seen.away] : [seen.away, seen.home];
        return [own > other ? ("won" as const) : own < other ? ("lost" as const) : ("drawn" as const)];
      })
      .slice(0, formLength)
      .toReversed();
    if (results.length === 0) return null;
    const count = (result: string): number => results.filter((one) => one === result).length;
    const label = t("sports.matches.form", { won: count("won"), drawn: count("drawn"), lost: count("lost") });
    return element(
      "span",
      { class: "form", attributes: { role: "img", "aria-label": label } },
      ...results.map((result) => element("i", { class: `form-${result}` })),
    );
  }

  #market(match: UpcomingView, market: MarketView): HTMLElement {
    const many = market.code === "score" ? "odds-scores" : market.code === "double" ? "odds-rows" : "";
    return element("div", { class: "market" }, element("h3", { text: this.#wording.market(market.code) }), this.#odds(match, market, many));
  }

  #odds(match: UpcomingView, market: MarketView, className: string): HTMLElement {
    const offered = market.selections.flatMap(({ code, odds }) => (odds === undefined ? [] : [{ code, odds }]));
    const buttons = offered.map(({ code, odds }) => {
      const name = this.#wording.selection(match, market.code, code);
      const sign = className === "odds-winner" ? { home: "1", draw: "X", away: "2" }[code] : undefined;
      const button = element("button", {
        class: "odd",
        attributes: {
          type: "button",
          "data-choice": `${match.matchCode} ${market.code} ${code}`,
          "aria-pressed": "false",
        },
        onClick: () => this.#choose(match, market.code, code, odds),
      });
      if (sign !== undefined) button.append(element("span", { class: "unseen", text: name }), " ");
      button.append(element("span", { class: "odd-name", text: sign ?? name }), " ", element("b", { text: odds }));
      return button;
    });
    return element(
      "div",
      { class: `odds ${className}`, attributes: { role: "group", "aria-label": this.#wording.market(market.code) } },
      ...buttons,
    );
  }

  #choose(match: UpcomingView, market: string, selection: string, odds: string): void {
    const { choice } = this.#book;
    const isSame = choice?.match.matchCode === match.matchCode && choice.market === market && choice.selection === selection;
    this.#book.choose(isSame ? undefined : { match, market, selection, odds });
  }

  #markChosen(): void {
    const { choice } = this.#book;
    const key = choice === undefined ? "" : `${choice.match.matchCode} ${choice.market} ${choice.selection}`;
    for (const button of this.#list.querySelectorAll<HTMLElement>("[data-choice]"))
      button.setAttribute("aria-pressed", String(button.dataset["choice"] === key));
  }
}
