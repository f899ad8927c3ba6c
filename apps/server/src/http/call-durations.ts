/** What one call answered with one status took. */
interface Durations {
  readonly labels: { readonly call: string; readonly status: number };
  /** How many fell into each bucket and none before it; the last is for all that are longer. */
  readonly counts: number[];
  sumSeconds: number;
}

export interface DurationTerms {
  readonly name: string;
  readonly help: string;
  /** Upper bounds in seconds, rising. */
  readonly buckets: readonly number[];
}

/**
 * A Prometheus histogram of answered requests, counted at every one of them: the library's own turns its labels into text each time, which
 * costs more than many hooks of a request together. It is put into the same registry and read with the others.
 */
export class CallDurations {
  readonly name: string;
  readonly help: string;
  readonly type = "histogram";
  readonly aggregator = "sum";
  readonly #buckets: readonly number[];
  readonly #ofCall = new Map<string, Map<number, Durations>>();

  constructor({ name, help, buckets }: DurationTerms) {
    this.name = name;
    this.help = help;
    this.#buckets = buckets;
  }

  /** Counts one answer. */
  observe(call: string, status: number, seconds: number): void {
    const durations = this.#ofCall.get(call)?.get(status) ?? this.#add(call, status);
    let bucket = 0;
    while (bucket < this.#buckets.length && seconds > (this.#buckets[bucket] ?? 0)) bucket += 1;
    durations.counts[bucket] = (durations.counts[bucket] ?? 0) + 1;
    durations.sumSeconds += seconds;
  }

  /** In the registry's form: buckets add up, and `+Inf` is the count. */
  async get() {
    return { name: this.name, help: this.help, type: this.type, aggregator: this.aggregator, values: this.#values() };
  }

  reset(): void {
    this.#ofCall.clear();
  }

  #add(call: string, status: number): Durations {
    const ofStatus = this.#ofCall.get(call) ?? new Map<number, Durations>();
    this.#ofCall.set(call, ofStatus);
    const durations = { labels: { call, status }, counts: Array.from({ length: this.#buckets.length + 1 }, () => 0), sumSeconds: 0 };
    ofStatus.set(status, durations);
    return durations;
  }

  #values() {
    return [...this.#ofCall.values()].flatMap((ofStatus) => [...ofStatus.values()].flatMap((durations) => this.#valuesOf(durations)));
  }

  #valuesOf({ labels, counts, sumSeconds }: Durations) {
    let count = 0;
    const buckets = [...this.#buckets, "+Inf"].map((le, bucket) => {
      count += counts[bucket] ?? 0;
      return { metricName: `${this.name}_bucket`, labels: { le, ...labels }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: sumSeconds },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
