/** A value that is here already, or the promise of one. */
export type Awaitable<Value> = Value | Promise<Value>;

/** Goes on with a value: at once where it is here, without the turns that a promise takes, and when it comes where it is promised. */
export function andThen<Value, Result>(value: Awaitable<Value>, follow: (value: Value) => Awaitable<Result>): Awaitable<Result> {
  return value instanceof Promise ? value.then(follow) : follow(value);
}
