import { element } from "../element.ts";
import type { Translation } from "../translation.ts";

/** The title's cover with a bar that fills. */
export class LoadingScreen {
  readonly root: HTMLElement;
  readonly #bar: HTMLElement;
  readonly #cover: HTMLImageElement;

  constructor() {
    this.#bar = element(
      "div",
      { class: "loading-bar", attributes: { role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100" } },
      element("span"),
    );
    this.#cover = element("img", { class: "loading-cover", attributes: { alt: "", width: "480", height: "600", hidden: "" } });
    this.root = element("div", { class: "loading" }, this.#cover, this.#bar);
  }

  cover(url: string): void {
    this.#cover.src = url;
    this.#cover.hidden = false;
    this.root.style.setProperty("--cover", `url("${url}")`);
  }

  name(translation: Translation, title: string): void {
    this.#bar.setAttribute("aria-label", translation.t("studio.shell.loading", { title }));
  }

  progress(share: number): void {
    this.#bar.setAttribute("aria-valuenow", String(Math.round(share * 100)));
    (this.#bar.firstElementChild as HTMLElement).style.scale = `${share} 1`;
  }
}
