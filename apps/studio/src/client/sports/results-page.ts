import { element } from "../element.ts";
import type { Book } from "./book.ts";
import { crest } from "./crest.ts";
import type { PlayedView } from "./sports-api.ts";
import type { Wording } from "./wording.ts";

/** The league's last matches with their scores. */
export class ResultsPage {
  readonly root = element("section", { class: "results", attributes: { "aria-labelledby": "results-title" } });
  readonly #book: Book;
  readonly #wording: Wording;
  #shown = "?";

  constructor(book: Book, wording: Wording) {
    this.#book = book;
    this.#wording = wording;
  }

  refresh(): void {
    const { results } = this.#book.board;
    const shown = results[0]?.matchCode ?? "";
    if (shown === this.#shown) return;
    this.#shown = shown;
    const { t } = this.#wording.translation;
    this.root.replaceChildren(
      element("h2", { class: "title", text: t("sports.nav.results"), attributes: { id: "results-title" } }),
      results.length === 0
        ? element("p", { class: "quiet none", text: t("sports.results.none") })
        : element("ol", { class: "result-list" }, ...results.map((match) => this.#result(match))),
    );
  }

  #result({ home, away, seen, kickOffAtMs }: PlayedView): HTMLElement {
    const { t } = this.#wording.translation;
    const side = (code: string, goals: number | undefined, other: number | undefined) =>
      element(
        "div",
        { class: goals !== undefined && other !== undefined && goals > other ? "result-side is-won" : "result-side" },
        crest(this.#wording.clubOf(code), "crest crest-small"),
        element("span", { text: this.#wording.club(code) }),
        element("b", { text: goals === undefined ? "–" : String(goals) }),
      );
    return element(
      "li",
      { class: "result" },
      element(
        "p",
        { class: "result-time" },
        element("span", { text: this.#wording.kickOff(kickOffAtMs) }),
        seen === undefined ? element("em", { text: t("sports.results.void") }) : null,
      ),
      element("div", {}, side(home, seen?.home, seen?.away), side(away, seen?.away, seen?.home)),
    );
  }
}
