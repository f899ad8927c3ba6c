import { element } from "../element.ts";

/** Words that pop up over the reels for a moment: what was won, and by how much it was multiplied. Only pictures: the message line says the same. */
export class StagePops {
  readonly #stage: HTMLElement;
  readonly #calm: boolean;

  constructor(stage: HTMLElement, calm: boolean) {
    this.#stage = stage;
    this.#calm = calm;
  }

  amount(text: string): void {
    this.#pop("pop-amount", text);
  }

  multiplier(factor: number): void {
    this.#pop("pop-multiplier", `×${factor}`);
  }

  clear(): void {
    for (const pop of Array.from(this.#stage.querySelectorAll(".pop"))) pop.remove();
  }

  #pop(className: string, text: string): void {
    if (this.#calm) return;
    this.#stage.querySelector(`.${className}`)?.remove();
    const pop = element("p", { class: `pop ${className}`, text, attributes: { "aria-hidden": "true" } });
    pop.style.setProperty("--letters", String(Math.max(5, text.length)));
    pop.addEventListener("animationend", () => pop.remove());
    this.#stage.append(pop);
  }
}
