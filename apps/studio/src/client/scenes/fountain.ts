import type { Theme } from "../../engine/types.ts";
import { element } from "../element.ts";
import { required } from "../required.ts";
import { Animator } from "../stage/animator.ts";
import { Particles } from "../stage/particles.ts";

/** Coins (or what the family has instead) that are thrown up over a scene, once a call. */
export class Fountain {
  readonly canvas = element("canvas", { class: "over-fountain", attributes: { "aria-hidden": "true" } });
  readonly #particles: Particles;
  readonly #animator: Animator;

  constructor(theme: Theme) {
    this.#particles = new Particles(theme);
    const context = required(this.canvas.getContext("2d"), "canvas");
    this.#animator = new Animator((deltaMs) => {
      context.clearRect(0, 0, this.canvas.width, this.canvas.height);
      this.#particles.draw(context, deltaMs);
      return !this.#particles.isEmpty;
    });
  }

  /** @param rank 1 for the smallest; the canvas must be in the page */
  throw(rank: number): void {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    // One pixel a CSS pixel is enough for what flies.
    if (this.canvas.width !== width) Object.assign(this.canvas, { width, height });
    for (const [share, force] of [
      [0.5, 2.3],
      [0.2, 1.9],
      [0.8, 1.9],
    ] as const)
      this.#particles.burst({
        x: width * share,
        y: height * 0.72,
        count: 9 + rank * 7,
        force: (force + rank * 0.2) * Math.min(1.25, Math.max(0.8, height / 760)),
        lifeMs: 1_500,
      });
    this.#animator.wake();
  }
}
