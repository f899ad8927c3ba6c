import type { FastifyBaseLogger, FastifyLogFn } from "fastify";
import type { Bindings, ChildLoggerOptions, Level, Logger } from "pino";

/** A request's log: its lines carry the request's id. Most requests write none, so what carries it is made at the first one. */
export class RequestLog implements FastifyBaseLogger {
  declare readonly fatal: FastifyLogFn;
  declare readonly error: FastifyLogFn;
  declare readonly warn: FastifyLogFn;
  declare readonly info: FastifyLogFn;
  declare readonly debug: FastifyLogFn;
  declare readonly trace: FastifyLogFn;
  declare readonly silent: FastifyLogFn;
  readonly #parent: Logger;
  readonly #bindings: Bindings;
  readonly #options: ChildLoggerOptions;
  #own: Logger | undefined;

  static {
    for (const level of ["fatal", "error", "warn", "info", "debug", "trace"] satisfies Level[]) {
      const write = function (this: RequestLog, ...line: Parameters<FastifyLogFn>): void {
        if (this.#parent.isLevelEnabled(level)) this.#logger()[level](...line);
      };
      Object.defineProperty(this.prototype, level, { value: write });
    }
    Object.defineProperty(this.prototype, "silent", { value: () => undefined });
  }

  constructor(parent: Logger, bindings: Bindings, options: ChildLoggerOptions) {
    this.#parent = parent;
    this.#bindings = bindings;
    this.#options = options;
  }

  get level(): string {
    return this.#logger().level;
  }

  child(bindings: Bindings, options?: ChildLoggerOptions): Logger {
    return this.#logger().child(bindings, options);
  }

  #logger(): Logger {
    return (this.#own ??= this.#parent.child(this.#bindings, this.#options));
  }
}
