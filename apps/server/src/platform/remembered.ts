import type { Awaitable } from "./awaitable.ts";
import type { Scope } from "./context.ts";

export interface RememberedTerms<Value> {
  /** How long a process may give out what another one has changed. */
  readonly ms: number;
  /** Keys remembered at once, where strangers may invent any number of them. */
  readonly keysMax?: number;
  /** Whether a value is worth remembering; each one where absent. */
  readonly keeps?: (value: Value) => boolean;
}

interface Entry<Value> {
  readonly value: Promise<Value>;
  /** What was read, once it is here; a reading that failed or is not worth remembering never gets one. */
  here?: { readonly value: Value };
  readonly readAtMs: number;
}

/** What many ask a database for and what seldom changes: read once for all who ask meanwhile, and anew after a while. */
export class Remembered<Value> {
  readonly #terms: RememberedTerms<Value>;
  readonly #ofDatabase = new WeakMap<object, Map<string, Entry<Value>>>();

  constructor(terms: RememberedTerms<Value>) {
    this.#terms = terms;
  }

  /** The value of this key, read where it is not remembered; a reading that fails is not. */
  async read(scope: Pick<Scope, "clock" | "database">, key: string, load: () => Promise<Value>): Promise<Value> {
    return this.readNow(scope, key, load);
  }

  /** As `read`, without a promise where the value is here: for what nearly every request asks. */
  readNow({ clock, database }: Pick<Scope, "clock" | "database">, key: string, load: () => Promise<Value>): Awaitable<Value> {
    const { ms, keysMax = Number.POSITIVE_INFINITY } = this.#terms;
    const entries = this.#ofDatabase.get(database) ?? this.#begin(database);
    const nowMs = clock.now().getTime();
    const known = entries.get(key);
    // A clock that was set back makes nothing live longer.
    if (known !== undefined && nowMs - known.readAtMs < ms && nowMs >= known.readAtMs)
      return known.here === undefined ? known.value : known.here.value;
    if (entries.size >= keysMax) entries.clear();
    const entry: Entry<Value> = {
      readAtMs: nowMs,
      value: load().then(
        (value) => {
          if (this.#terms.keeps?.(value) === false) drop();
          else entry.here = { value };
          return value;
        },
        (error: unknown) => {
          drop();
          throw error;
        },
      ),
    };
    const drop = () => {
      if (entries.get(key) === entry) entries.delete(key);
    };
    entries.set(key, entry);
    return entry.value;
  }

  #begin(database: object): Map<string, Entry<Value>> {
    const entries = new Map<string, Entry<Value>>();
    this.#ofDatabase.set(database, entries);
    return entries;
  }

  /** Forgets what is remembered, after a change that must show at once in this process. */
  forget({ database }: Pick<Scope, "database">): void {
    this.#ofDatabase.delete(database);
  }
}
