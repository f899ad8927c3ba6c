/** How long this session has lasted and what it has won or lost, shown as plainly as the balance. */
export class SessionClock {
  readonly #started = Date.now();
  readonly #show: (clock: string, netUnits: bigint) => void;
  #netUnits = 0n;

  constructor(show: (clock: string, netUnits: bigint) => void) {
    this.#show = show;
    this.#tick();
    setInterval(() => this.#tick(), 1000);
  }

  add(units: bigint): void {
    this.#netUnits += units;
    this.#tick();
  }

  #tick(): void {
    const seconds = Math.floor((Date.now() - this.#started) / 1000);
    const two = (value: number): string => String(value).padStart(2, "0");
    const hours = Math.floor(seconds / 3600);
    this.#show(`${hours > 0 ? `${hours}:` : ""}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`, this.#netUnits);
  }
}
