import type { Connection } from "./connection.ts";

/** The open streams of this process, by who may hear what. */
export class Connections {
  readonly #all = new Set<Connection>();
  readonly #ofMerchant = new Map<string, Set<Connection>>();
  readonly #ofMember = new Map<string, Set<Connection>>();
  readonly #countOfAddress = new Map<string, number>();

  get size(): number {
    return this.#all.size;
  }

  countOfAddress(address: string): number {
    return this.#countOfAddress.get(address) ?? 0;
  }

  all(): Iterable<Connection> {
    return this.#all;
  }

  ofMerchant(merchantId: string): Iterable<Connection> {
    return this.#ofMerchant.get(merchantId) ?? [];
  }

  ofMember(memberId: string): Iterable<Connection> {
    return this.#ofMember.get(memberId) ?? [];
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    this.#countOfAddress.set(connection.remoteAddress, this.countOfAddress(connection.remoteAddress) + 1);
  }

  /** Takes up who the connection has become; what it was before is forgotten. */
  place(connection: Connection, become: Pick<Connection, "merchant" | "session" | "token">): void {
    this.#unplace(connection);
    Object.assign(connection, become);
    if (!this.#all.has(connection)) return;
    if (connection.merchant !== undefined) addTo(this.#ofMerchant, connection.merchant.id, connection);
    if (connection.session !== undefined) addTo(this.#ofMember, connection.session.memberId, connection);
  }

  remove(connection: Connection): void {
    if (!this.#all.delete(connection)) return;
    this.#unplace(connection);
    const left = this.countOfAddress(connection.remoteAddress) - 1;
    if (left > 0) this.#countOfAddress.set(connection.remoteAddress, left);
    else this.#countOfAddress.delete(connection.remoteAddress);
  }

  #unplace(connection: Connection): void {
    if (connection.merchant !== undefined) removeFrom(this.#ofMerchant, connection.merchant.id, connection);
    if (connection.session !== undefined) removeFrom(this.#ofMember, connection.session.memberId, connection);
  }
}

function addTo(sets: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = sets.get(key);
  if (set === undefined) sets.set(key, new Set([connection]));
  else set.add(connection);
}

function removeFrom(sets: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const set = sets.get(key);
  set?.delete(connection);
  if (set?.size === 0) sets.delete(key);
}
