import { element } from "../element.ts";
import type { Book } from "./book.ts";
import { countdownText } from "./countdown.ts";
import { crest } from "./crest.ts";
import { field } from "./field.ts";
import type { PlayedView, UpcomingView } from "./sports-api.ts";
import type { Wording } from "./wording.ts";

/** A final score stays in sight this long. */
const lingerMs = 12_000;

/** Goals of a side that fall closer together than this have one minute written at them. */
const crowdedPermille = 75;

/** The match that is on, as its goals fall or its points are made; between matches the last score, then the countdown to the next. */
export class Scoreboard {
  readonly root = element("section", { class: "board" });
  readonly #book: Book;
  readonly #wording: Wording;
  readonly #scene = element("div", { class: "board-scene" });
  readonly #face = element("div", { class: "board-face" });
  readonly #news = element("p", { class: "board-news", attributes: { role: "status" } });
  #shown = "";
  #events = 0;
  #matchCode = "";

  constructor(book: Book, wording: Wording) {
    this.#book = book;
    this.#wording = wording;
    const { sport } = book.opened.league;
    this.#scene.append(field(sport), element("i", { class: `board-ball ball-${sport}`, attributes: { "aria-hidden": "true" } }));
    this.root.append(this.#scene, this.#face, this.#news);
  }

  /** Shows what is known now; call it on news and every second. */
  refresh(): void {
    const { playing, results, upcoming } = this.#book.board;
    const last = results.find(({ state }) => state === "ended");
    const now = this.#book.nowMs();
    const on = playing[0];
    this.root.classList.toggle("is-on", on !== undefined);
    if (on !== undefined) return this.#showPlayed(on, true);
    const next = upcoming[0];
    const lingers = last !== undefined && now - (last.kickOffAtMs + last.playMs) < lingerMs;
    if (last !== undefined && lingers) return this.#showPlayed(last, false);
    if (next !== undefined) this.#showNext(next);
  }

  #showPlayed(match: PlayedView, isOn: boolean): void {
    const { seen } = match;
    if (seen === undefined) return;
    const { t } = this.#wording.translation;
    const clock = !isOn ? t("sports.live.over") : seen.minute === undefined ? t("sports.live.badge") : this.#minute(match);
    this.#announce(match, isOn);
    const shown = JSON.stringify([match.matchCode, clock, seen.home, seen.away, seen.leg, isOn, seen.events.length]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const score = t("sports.live.score", {
      home: this.#wording.club(match.home),
      away: this.#wording.club(match.away),
      homeScore: seen.home,
      awayScore: seen.away,
    });
    this.#face.replaceChildren(
      element("p", { class: isOn ? "board-clock is-live" : "board-clock", text: clock }),
      element(
        "div",
        { class: "board-sides", attributes: { role: "img", "aria-label": score } },
        this.#side(match.home),
        element(
          "p",
          { class: "board-score" },
          element("b", { text: String(seen.home) }),
          element("i", { text: ":" }),
          element("b", { text: String(seen.away) }),
        ),
        this.#side(match.away),
      ),
      seen.leg === undefined ? this.#goalLine(match) : this.#legs(match),
    );
  }

  /** A minute that goes on by the player's clock between two looks at the studio. */
  #minute(match: PlayedView): string {
    const minute = Math.min(90, Math.max(0, Math.trunc(((this.#book.nowMs() - match.kickOffAtMs) * 91) / match.playMs)));
    return this.#wording.translation.t("sports.live.minute", { minute });
  }

  #showNext(match: UpcomingView): void {
    const { t } = this.#wording.translation;
    const left = countdownText(match.kickOffAtMs - this.#book.nowMs());
    const shown = JSON.stringify([match.matchCode, "next"]);
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#news.textContent = "";
      this.#face.replaceChildren(
        element("p", { class: "board-clock", text: t("sports.live.next") }),
        element(
          "div",
          { class: "board-sides" },
          this.#side(match.home),
          element("p", { class: "board-countdown", attributes: { role: "timer" } }),
          this.#side(match.away),
        ),
      );
    }
    const clock = this.#face.querySelector(".board-countdown");
    if (clock !== null && clock.textContent !== left) clock.textContent = left;
  }

  #side(code: string): HTMLElement {
    const club = this.#wording.clubOf(code);
    return element(
      "div",
      { class: "board-side" },
      crest(club, "crest crest-large"),
      element("span", { class: "board-club", text: this.#wording.club(code) }),
    );
  }

  /** The ninety minutes as a line, a mark for each goal on its side. */
  #goalLine({ seen, home, away }: PlayedView): HTMLElement {
    const { t } = this.#wording.translation;
    const events = seen?.events ?? [];
    const marks = events.map(({ atPermille, side }, index) => {
      const before = events.slice(0, index).findLast((event) => event.side === side);
      const isCrowded = before !== undefined && atPermille - before.atPermille < crowdedPermille;
      const minute = Math.min(90, Math.ceil((atPermille * 91) / 1_000));
      const club = this.#wording.clubOf(side === "home" ? home : away);
      const mark = element("li", {
        class: `goal-mark goal-${side}`,
        attributes: { style: `--at:${atPermille / 10}%;--shirt:${club.colours[0]}` },
      });
      mark.append(
        element("span", { class: isCrowded ? "unseen" : "", text: t("sports.live.minute", { minute }) }),
        element("span", { class: "unseen", text: this.#wording.translation.nameOf(club.names) }),
      );
      return mark;
    });
    return element(
      "div",
      { class: "goal-line" },
      element(
        "div",
        { class: "goal-rail" },
        element("i", { attributes: { style: `--at:${(((seen?.minute ?? 90) / 90) * 100).toFixed(1)}%` } }),
      ),
      element("ol", { attributes: { "aria-label": t("sports.live.goals") } }, ...marks),
    );
  }

  /** A box a leg: points of both sides, the winner's lit. */
  #legs({ seen }: PlayedView): HTMLElement {
    const { rules } = this.#book.opened.league;
    const legs = rules.kind === "series" ? rules.legs : 0;
    const boxes = Array.from({ length: legs }, (_, index) => {
      const number = index + 1;
      const events = (seen?.events ?? []).filter(({ leg }) => leg === number);
      const points = (side: "home" | "away"): number => events.filter((event) => event.side === side).length;
      const won = events.find(({ winsLeg }) => winsLeg)?.side;
      const isOn = won === undefined && seen?.leg?.number === number && !seen.over;
      const cell = (side: "home" | "away") =>
        element("b", { class: won === side ? "is-won" : "", text: events.length === 0 && !isOn ? "–" : String(points(side)) });
      return element(
        "li",
        { class: isOn ? "leg is-on" : "leg" },
        element("span", { text: this.#wording.leg(number) }),
        cell("home"),
        cell("away"),
      );
    });
    return element("ol", { class: "legs" }, ...boxes);
  }

  /** Says a goal or a leg won, once, when it is seen first. */
  #announce(match: PlayedView, isOn: boolean): void {
    const events = match.seen?.events ?? [];
    const isNew = match.matchCode === this.#matchCode && events.length > this.#events;
    if (match.matchCode !== this.#matchCode) this.#news.textContent = "";
    this.#matchCode = match.matchCode;
    this.#events = events.length;
    const last = events.at(-1);
    if (!isNew || !isOn || last === undefined) return;
    const { t } = this.#wording.translation;
    const club = this.#wording.clubOf(last.side === "home" ? match.home : match.away);
    const name = this.#wording.translation.nameOf(club.names);
    if (last.leg > 0 && !last.winsLeg) return;
    this.#news.textContent =
      last.leg === 0 ? t("sports.live.goal", { club: name }) : t("sports.live.leg_won", { leg: this.#wording.leg(last.leg), club: name });
    this.root.style.setProperty("--flash", club.colours[0]);
    this.root.classList.remove("has-news");
    void this.root.offsetWidth;
    this.root.classList.add("has-news");
  }
}
