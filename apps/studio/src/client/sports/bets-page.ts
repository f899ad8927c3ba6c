import { element } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Book } from "./book.ts";
import { crest } from "./crest.ts";
import { sportsRefusal } from "./refusals.ts";
import type { BetView } from "./sports-api.ts";
import type { Wording } from "./wording.ts";

/** The player's bets: those that wait, then those that are over, with what came back of them. */
export class BetsPage {
  readonly root = element("section", { class: "bets", attributes: { "aria-labelledby": "bets-title" } });
  readonly #book: Book;
  readonly #wording: Wording;
  readonly #money: MoneyText;
  #shown = "";

  constructor(book: Book, wording: Wording, money: MoneyText) {
    this.#book = book;
    this.#wording = wording;
    this.#money = money;
  }

  refresh(): void {
    const { bets, betsKnown, nextBefore, offline } = this.#book;
    const shown = JSON.stringify([bets, betsKnown, nextBefore, offline]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { t } = this.#wording.translation;
    const open = bets.filter(({ result }) => result === "open");
    const over = bets.filter(({ result }) => result !== "open");
    const none = bets.length === 0;
    const list = (title: string, of: readonly BetView[]) =>
      of.length === 0
        ? []
        : [element("h3", { class: "group-title", text: title }), element("ol", { class: "bet-list" }, ...of.map((bet) => this.#bet(bet)))];
    this.root.replaceChildren(
      element("h2", { class: "title", text: t("sports.nav.bets"), attributes: { id: "bets-title" } }),
      ...(!betsKnown && !offline
        ? [element("span", { class: "wick", attributes: { role: "status", "aria-label": t("sports.shell.wait") } })]
        : []),
      ...(none && (betsKnown || offline)
        ? [element("p", { class: "quiet none", text: t(betsKnown ? "sports.bets.none" : "sports.refusal.offline") })]
        : []),
      ...list(t("sports.bets.open_title"), open),
      ...list(t("sports.bets.over_title"), over),
    );
    if (nextBefore !== undefined)
      this.root.append(
        element("button", {
          class: "quiet-button",
          text: t("sports.bets.more"),
          attributes: { type: "button" },
          onClick: () => void this.#book.loadMoreBets(),
        }),
      );
  }

  #bet(bet: BetView): HTMLElement {
    const { t } = this.#wording.translation;
    const words = {
      open: t("sports.bets.open"),
      won: t("sports.bets.won"),
      lost: t("sports.bets.lost"),
      returned: t("sports.bets.returned"),
    };
    const stake = BigInt(bet.stakeUnits);
    const back =
      bet.result === "open"
        ? t("sports.slip.pays", { amount: this.#money.full((stake / 100n) * BigInt(bet.odds.replace(".", ""))) })
        : bet.result === "lost"
          ? ""
          : t(bet.settled ? "sports.bets.paid" : "sports.bets.on_way", { amount: this.#money.full(BigInt(bet.payoutUnits)) });
    return element(
      "li",
      { class: `bet bet-${bet.result}` },
      element(
        "div",
        { class: "bet-head" },
        element("span", { class: "bet-word", text: words[bet.result] }),
        element("span", { class: "quiet", text: this.#wording.kickOff(bet.kickOffAtMs) }),
      ),
      element(
        "p",
        { class: "bet-what" },
        element("b", { text: this.#wording.selection(bet, bet.market, bet.selection) }),
        element("span", { class: "bet-odds", text: bet.odds }),
      ),
      element("p", { class: "quiet", text: this.#wording.market(bet.market) }),
      element(
        "p",
        { class: "bet-match" },
        crest(this.#wording.clubOf(bet.home), "crest crest-small"),
        element("span", { text: this.#wording.club(bet.home) }),
        element("i", { text: "–" }),
        element("span", { text: this.#wording.club(bet.away) }),
        crest(this.#wording.clubOf(bet.away), "crest crest-small"),
      ),
      bet.reason === undefined ? null : element("p", { class: "quiet", text: t(sportsRefusal(bet.reason)) }),
      element(
        "div",
        { class: "bet-foot" },
        element("span", { text: t("sports.bets.stake", { amount: this.#money.full(stake) }) }),
        element("b", { text: back }),
      ),
    );
  }
}
