const shared = new WeakSet<object>();

/**
 * Marks a call's value as one that many callers are given and that nobody changes: it is made into JSON, and compressed, once
 * for all of them. Whoever marks a value keeps giving out this very object until what it was made from is replaced.
 */
export function shareValue<Value extends object>(value: Value): Value {
  shared.add(value);
  return value;
}

/** Whether the value was marked by `shareValue`. */
export function isSharedValue(value: unknown): value is object {
  return typeof value === "object" && value !== null && shared.has(value);
}

const valuesMax = 500;

/** Shared values by the object that they are made from and a key: gone when the object is, bounded for each object. */
export class SharedValues<Source extends object, Value extends object> {
  private readonly ofSource = new WeakMap<Source, Map<string, Value>>();

  /** The value of this source and key, made where it is not known yet. */
  of(source: Source, key: string, make: () => Value): Value {
    const known = this.ofSource.get(source) ?? this.#begin(source);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    if (known.size >= valuesMax) known.clear();
    const made = shareValue(make());
    known.set(key, made);
    return made;
  }

  #begin(source: Source): Map<string, Value> {
    const values = new Map<string, Value>();
    this.ofSource.set(source, values);
    return values;
  }
}
