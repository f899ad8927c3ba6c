/** A lifecycle as data: each state and the states that may follow it. */
export type StateTable<State extends string> = Readonly<Record<State, readonly State[]>>;

export function canMove<State extends string>(table: StateTable<State>, from: State, to: State): boolean {
  return table[from].includes(to);
}

/** Whether nothing can follow a state. */
export function isFinal<State extends string>(table: StateTable<State>, state: State): boolean {
  return table[state].length === 0;
}
