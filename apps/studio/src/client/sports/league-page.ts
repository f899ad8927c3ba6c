import { element, icon, iconButton } from "../element.ts";
import { MoneyText } from "../money-text.ts";
import type { ParentFrame } from "../parent-frame.ts";
import { BetSlip } from "./bet-slip.ts";
import { BetsPage } from "./bets-page.ts";
import type { Book, Page } from "./book.ts";
import { MatchList } from "./match-list.ts";
import { sportsRefusal } from "./refusals.ts";
import { ResultsPage } from "./results-page.ts";
import { rulesPage } from "./rules-page.ts";
import { Scoreboard } from "./scoreboard.ts";
import type { Wording } from "./wording.ts";

/** How often clocks and countdowns are told anew. */
const tickMs = 500;

export interface LeagueParts {
  readonly book: Book;
  readonly wording: Wording;
  readonly parent: ParentFrame;
  /** The match that the page opens at, where it is still to come. */
  readonly matchCode: string | null;
}

/** The whole page of a league, kept up to date with its book. */
export function showLeague(root: HTMLElement, { book, wording, parent, matchCode }: LeagueParts): void {
  const { t, nameOf } = wording.translation;
  const { league, currency, settings } = book.opened;
  const money = new MoneyText(currency);
  const scoreboard = new Scoreboard(book, wording);
  const slip = new BetSlip(book, wording, money);
  const pages = {
    matches: new MatchList(book, wording, matchCode),
    bets: new BetsPage(book, wording, money),
    results: new ResultsPage(book, wording),
    rules: { root: rulesPage(book, wording, money), refresh: () => undefined },
  };
  const balance = element("output", { class: "balance-amount" });
  const header = element(
    "header",
    { class: "head" },
    parent.isFramed ? null : iconButton(icon("back"), t("sports.shell.back"), () => parent.leave(settings.returnUrl)),
    element("div", { class: "head-name" }, element("p", { text: settings.brandName }), element("h1", { text: nameOf(league.names) })),
    // The page around the game shows the balance itself.
    parent.isFramed ? null : element("p", { class: "balance" }, element("span", { text: t("sports.shell.balance") }), balance),
  );
  const warning = element("p", { class: "warning", attributes: { role: "status" } });
  const tabs = navigation(book, wording);
  const body = element("div", { class: "page" });
  // It scrolls, and not every page of it has something to focus.
  const main = element("main", { class: "main", attributes: { tabindex: "0" } }, scoreboard.root, body);
  root.replaceChildren(header, warning, tabs.root, main, slip.root);
  let shownPage: Page | undefined;

  const refresh = (): void => {
    const { page, ended, offline } = book;
    balance.textContent = money.full(book.balanceUnits);
    warning.textContent = ended !== undefined ? t(sportsRefusal(ended)) : offline ? t("sports.shell.offline") : "";
    root.classList.toggle("has-slip", book.choice !== undefined);
    if (page !== shownPage) {
      shownPage = page;
      body.replaceChildren(pages[page].root);
      main.scrollTop = 0;
    }
    tabs.refresh();
    scoreboard.refresh();
    pages[page].refresh();
    slip.refresh();
  };
  book.listen(refresh);
  refresh();
  pages.matches.reveal();
  setInterval(() => {
    scoreboard.refresh();
    if (book.page === "matches") pages.matches.refresh();
  }, tickMs);
}

function navigation(book: Book, { translation: { t } }: Wording) {
  const count = element("span", { class: "tab-count" });
  const shapes: Readonly<Record<Page, Parameters<typeof icon>[0]>> = { matches: "ball", bets: "ticket", results: "clock", rules: "book" };
  const buttons = (
    [
      ["matches", t("sports.nav.matches")],
      ["bets", t("sports.nav.bets")],
      ["results", t("sports.nav.results")],
      ["rules", t("sports.nav.rules")],
    ] as const
  ).map(([page, name]) => {
    const button = element("button", { class: "tab", attributes: { type: "button" }, onClick: () => book.show(page) });
    button.append(icon(shapes[page]), element("span", { text: name }));
    if (page === "bets") button.append(count);
    return { page, button };
  });
  return {
    root: element("nav", { class: "tabs", attributes: { "aria-label": t("sports.nav.label") } }, ...buttons.map(({ button }) => button)),
    refresh: () => {
      const open = book.bets.filter(({ result }) => result === "open").length;
      count.textContent = open === 0 ? "" : String(open);
      for (const { page, button } of buttons) {
        if (page === book.page) button.setAttribute("aria-current", "page");
        else button.removeAttribute("aria-current");
      }
    },
  };
}
