import type pg from "pg";

const usualSweepEveryMs = 10_000;

/** What became of asking for a connection: one of the two is there. */
type Taker = (failure: Error | undefined, client: pg.PoolClient | undefined) => void;

/**
 * Connections of a pool that stay at hand between statements: the pool sets up and takes down several timers and listeners each time
 * one is lent and given back, which for a cheap statement is a good part of its cost. How many there are, waiting for one, and closing
 * stay the pool's: as soon as somebody waits there, what is given back goes there.
 */
export class StandingConnections {
  readonly #pool: pg.Pool;
  /** The last one given back is the first one taken. */
  readonly #idle: pg.PoolClient[] = [];
  /** The fewest that were idle since the last sweep: so many were not needed. */
  #fewestIdle = 0;
  #closed = false;
  readonly #sweep: NodeJS.Timeout;

  /** @param sweepEveryMs how often connections that nobody needed in the meantime go back to the pool, which closes them after a while */
  constructor(pool: pg.Pool, { sweepEveryMs = usualSweepEveryMs }: { readonly sweepEveryMs?: number } = {}) {
    this.#pool = pool;
    pool.on("connect", (client) => client.on("error", (error) => this.#drop(client, error)));
    this.#sweep = setInterval(() => this.#releaseUnneeded(), sweepEveryMs);
    this.#sweep.unref();
  }

  /** Gives a connection, at once where one is at hand; or why there is none. */
  take(taker: Taker): void {
    const client = this.#idle.pop();
    if (client === undefined) {
      this.#pool.connect((failure, connected) => taker(failure, connected));
      return;
    }
    if (this.#idle.length < this.#fewestIdle) this.#fewestIdle = this.#idle.length;
    taker(undefined, client);
  }

  /** As `take`, to be waited for; fails where there is none. */
  checkOut(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      this.take((failure, client) => {
        if (client === undefined) reject(failure);
        else resolve(client);
      });
    });
  }

  /** @param broken why the connection is of no use any more and is closed */
  giveBack(client: pg.PoolClient, broken: Error | undefined): void {
    if (broken !== undefined) client.release(broken);
    else if (this.#closed || this.#pool.waitingCount > 0) client.release();
    else this.#idle.push(client);
  }

  /** Gives everything back to the pool, now and from now on. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#sweep);
    for (const client of this.#idle.splice(0)) client.release();
  }

  /** One that breaks while nobody uses it; who uses it when it breaks is told by his statement. */
  #drop(client: pg.PoolClient, error: Error): void {
    const place = this.#idle.indexOf(client);
    if (place === -1) return;
    this.#idle.splice(place, 1);
    this.#fewestIdle = Math.min(this.#fewestIdle, this.#idle.length);
    client.release(error);
  }

  #releaseUnneeded(): void {
    for (const client of this.#idle.splice(0, this.#fewestIdle)) client.release();
    this.#fewestIdle = this.#idle.length;
  }
}
