import type { Theme } from "../../engine/types.ts";
import { particleShapes, SHAPE_PIXELS } from "./particle-shapes.ts";

/** A coin, splinter, star or spark that rises once and falls. */
interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  size: number;
  turn: number;
  spin: number;
  kind: number;
  leftMs: number;
}

export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** 1 throws about as high as a symbol is; a fountain has 2 and more. */
  readonly force: number;
  readonly lifeMs?: number;
}

const LIFE_MS = 900;
/** Pixels a second squared. */
const GRAVITY = 760;

/** Small bursts in the title's manner. They rise once and are gone: nothing loops. */
export class Particles {
  #all: Particle[] = [];
  readonly #shapes: ReturnType<typeof particleShapes>;

  constructor(theme: Theme) {
    this.#shapes = particleShapes(theme);
  }

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  burst({ x, y, count, force, lifeMs = LIFE_MS }: Burst): void {
    for (let made = 0; made < count; made += 1) {
      const angle = -Math.PI / 2 + (Math.random() - 0.5) * (force > 1.5 ? 1.3 : 2.6);
      const speed = (130 + Math.random() * 270) * force;
      this.#all.push({
        x,
        y,
        velocityX: Math.cos(angle) * speed,
        velocityY: Math.sin(angle) * speed,
        size: (9 + Math.random() * 11) * Math.min(2, Math.max(1, force * 0.8)),
        turn: Math.random() * 6,
        spin: (Math.random() - 0.5) * 14,
        kind: made % this.#shapes.kinds,
        leftMs: lifeMs * (0.6 + Math.random() * 0.4),
      });
    }
  }

  draw(context: CanvasRenderingContext2D, deltaMs: number): void {
    if (this.isEmpty) return;
    const seconds = deltaMs / 1000;
    this.#all = this.#all.filter((particle) => (particle.leftMs -= deltaMs) > 0);
    const { sheet } = this.#shapes;
    context.save();
    const base = context.getTransform();
    for (const particle of this.#all) {
      particle.velocityY += GRAVITY * seconds;
      particle.x += particle.velocityX * seconds;
      particle.y += particle.velocityY * seconds;
      particle.turn += particle.spin * seconds;
      const { x, y, size, turn, kind } = particle;
      context.setTransform(base);
      context.globalAlpha = Math.min(1, particle.leftMs / 240);
      context.translate(x, y);
      context.rotate(turn);
      // A coin turns its edge to the eye; splinters and paper flutter alike.
      context.scale(1, Math.cos(turn * 1.7));
      context.drawImage(sheet, kind * SHAPE_PIXELS, 0, SHAPE_PIXELS, SHAPE_PIXELS, -size / 2, -size / 2, size, size);
    }
    context.restore();
  }
}
