/** A bit of confetti, coin or splinter that rises once and falls. */
interface Particle {
  x: number;
  y: number;
  velocityX: number;
  velocityY: number;
  size: number;
  turn: number;
  spin: number;
  colour: string;
  leftMs: number;
}

const LIFE_MS = 900;

/** Small bursts in the title's colours. They rise once and are gone: nothing loops. */
export class Particles {
  #all: Particle[] = [];

  get isEmpty(): boolean {
    return this.#all.length === 0;
  }

  burst(x: number, y: number, colours: readonly string[], count: number, force = 1): void {
    for (let made = 0; made < count; made += 1) {
      const angle = -Math.PI / 2 + (Math.random() - 0.5) * 2.4;
      const speed = (120 + Math.random() * 260) * force;
      this.#all.push({
        x,
        y,
        velocityX: Math.cos(angle) * speed,
        velocityY: Math.sin(angle) * speed,
        size: 3 + Math.random() * 6 * force,
        turn: Math.random() * 6,
        spin: (Math.random() - 0.5) * 14,
        colour: colours[made % colours.length] ?? "#fff",
        leftMs: LIFE_MS * (0.6 + Math.random() * 0.4),
      });
    }
  }

  clear(): void {
    this.#all = [];
  }

  draw(context: CanvasRenderingContext2D, deltaMs: number): void {
    const seconds = deltaMs / 1000;
    this.#all = this.#all.filter((particle) => (particle.leftMs -= deltaMs) > 0);
    for (const particle of this.#all) {
      particle.velocityY += 620 * seconds;
      particle.x += particle.velocityX * seconds;
      particle.y += particle.velocityY * seconds;
      particle.turn += particle.spin * seconds;
      context.save();
      context.globalAlpha = Math.min(1, particle.leftMs / 260);
      context.translate(particle.x, particle.y);
      context.rotate(particle.turn);
      context.scale(1, Math.cos(particle.turn * 1.7));
      context.fillStyle = particle.colour;
      context.beginPath();
      context.arc(0, 0, particle.size, 0, Math.PI * 2);
      context.fill();
      context.restore();
    }
  }
}
