import { element, icon, iconButton } from "../element.ts";
import type { MoneyText } from "../money-text.ts";
import type { Book } from "./book.ts";
import { mayBeTaken, sportsRefusal } from "./refusals.ts";
import type { BetView } from "./sports-api.ts";
import type { Wording } from "./wording.ts";

/** The bet that is being made: what, at which odds, for how much, what it pays; then its receipt. */
export class BetSlip {
  readonly root = element("section", { class: "slip", attributes: { "aria-labelledby": "slip-title" } });
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
    const { choice, slip, stakeUnits } = this.#book;
    const shown = JSON.stringify([choice, slip, stakeUnits.toString()]);
    if (shown === this.#shown) return;
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && this.root.contains(activeElement) ? activeElement.dataset["focus"] : undefined;
    this.#shown = shown;
    this.root.classList.toggle("is-open", choice !== undefined);
    this.root.replaceChildren(
      ...(choice === undefined ? this.#nothing() : slip.kind === "placed" ? this.#receipt(slip.bet) : this.#form()),
    );
    if (focused !== undefined) this.root.querySelector<HTMLElement>(`[data-focus="${focused}"]`)?.focus();
  }

  #title(text: string): HTMLElement {
    return element("h2", { class: "slip-title", text, attributes: { id: "slip-title" } });
  }

  #nothing(): HTMLElement[] {
    const { t } = this.#wording.translation;
    return [this.#title(t("sports.slip.title")), element("p", { class: "quiet slip-none", text: t("sports.slip.empty") })];
  }

  #form(): HTMLElement[] {
    const { t } = this.#wording.translation;
    const { choice, slip, stakeUnits, opened } = this.#book;
    if (choice === undefined) return this.#nothing();
    const { match, market, selection, odds } = choice;
    const money = this.#money;
    const pays = (stakeUnits / 100n) * BigInt(odds.replace(".", ""));
    const isPlacing = slip.kind === "placing";
    const isOver = slip.kind === "refused" && slip.code === "bet_too_late";
    const place = element("button", {
      class: "place",
      attributes: { type: "button", "data-focus": "place" },
      onClick: () => void this.#book.place(),
    });
    place.disabled = isPlacing || isOver;
    const again = slip.kind === "refused" && mayBeTaken(slip.code);
    place.append(
      element("b", {
        text: isPlacing
          ? t("sports.slip.placing")
          : again
            ? t("sports.slip.again")
            : t("sports.slip.place", { amount: money.brief(stakeUnits) }),
      }),
      element("span", { text: t("sports.slip.pays", { amount: money.full(pays) }) }),
    );
    return [
      element(
        "header",
        { class: "slip-head" },
        this.#title(this.#wording.selection(match, market, selection)),
        element("b", { class: "slip-odds", text: odds }),
        iconButton(icon("close"), t("sports.slip.remove"), () => this.#book.choose(undefined)),
      ),
      element("p", {
        class: "slip-match",
        text: t("sports.slip.about", {
          market: this.#wording.market(market),
          home: this.#wording.club(match.home),
          away: this.#wording.club(match.away),
        }),
      }),
      this.#stake(opened.stakes, isPlacing),
      slip.kind === "refused"
        ? element("p", { class: "slip-refused", text: t(sportsRefusal(slip.code)), attributes: { role: "alert" } })
        : null,
      place,
    ].filter((part): part is HTMLElement => part !== null);
  }

  #stake(stakes: Book["opened"]["stakes"], isPlacing: boolean): HTMLElement {
    const { t } = this.#wording.translation;
    const { stakeUnits } = this.#book;
    const step = BigInt(stakes.minUnits);
    const change = (by: bigint) => () => this.#book.stake(stakeUnits + by);
    const less = iconButton(icon("minus"), t("sports.slip.less"), change(-step));
    const more = iconButton(icon("plus"), t("sports.slip.more"), change(step));
    less.dataset["focus"] = "less";
    more.dataset["focus"] = "more";
    less.disabled = isPlacing || stakeUnits <= BigInt(stakes.minUnits);
    more.disabled = isPlacing || stakeUnits >= BigInt(stakes.maxUnits);
    const chips = stakes.chipsUnits.map((units) => {
      const chip = element("button", {
        class: "chip",
        text: this.#money.brief(BigInt(units)),
        attributes: { type: "button", "aria-pressed": String(BigInt(units) === stakeUnits), "data-focus": `chip-${units}` },
        onClick: () => this.#book.stake(BigInt(units)),
      });
      chip.disabled = isPlacing;
      return chip;
    });
    return element(
      "div",
      { class: "stake", attributes: { role: "group", "aria-label": t("sports.slip.stake") } },
      element(
        "div",
        { class: "stake-row" },
        less,
        element(
          "p",
          { class: "stake-amount" },
          element("span", { text: t("sports.slip.stake") }),
          element("output", { text: this.#money.brief(stakeUnits) }),
        ),
        more,
      ),
      element("div", { class: "chips" }, ...chips),
    );
  }

  /** What the player holds in his hands once the stake is taken. */
  #receipt(bet: BetView): HTMLElement[] {
    const { t } = this.#wording.translation;
    const stake = BigInt(bet.stakeUnits);
    const pays = (stake / 100n) * BigInt(bet.odds.replace(".", ""));
    const row = (label: string, value: string) => [element("dt", { text: label }), element("dd", { text: value })];
    return [
      element(
        "header",
        { class: "slip-head is-placed" },
        element("i", { class: "tick", attributes: { "aria-hidden": "true" } }),
        this.#title(t("sports.slip.placed")),
      ),
      element(
        "dl",
        { class: "receipt" },
        ...row(t("sports.slip.on"), this.#wording.selection(bet, bet.market, bet.selection)),
        ...row(t("sports.slip.odds"), bet.odds),
        ...row(t("sports.slip.stake"), this.#money.full(stake)),
        ...row(t("sports.slip.to_pay"), this.#money.full(pays)),
      ),
      element(
        "div",
        { class: "slip-actions" },
        element("button", {
          class: "quiet-button",
          text: t("sports.slip.see_bets"),
          attributes: { type: "button" },
          onClick: () => this.#leave("bets"),
        }),
        element("button", {
          class: "place place-small",
          text: t("sports.slip.done"),
          attributes: { type: "button", "data-focus": "place" },
          onClick: () => this.#leave("matches"),
        }),
      ),
    ];
  }

  #leave(page: "bets" | "matches"): void {
    this.#book.choose(undefined);
    this.#book.show(page);
  }
}
