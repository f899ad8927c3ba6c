/** Who listens on which channel; several may share one. */
export class Listeners {
  readonly #byChannel = new Map<string, Set<(payload: string) => void>>();

  get channels(): string[] {
    return [...this.#byChannel.keys()];
  }

  /** True when the channel had no listener before. */
  add(channel: string, onMessage: (payload: string) => void): boolean {
    const listeners = this.#byChannel.get(channel);
    if (listeners !== undefined) {
      listeners.add(onMessage);
      return false;
    }
    this.#byChannel.set(channel, new Set([onMessage]));
    return true;
  }

  /** True when the channel has no listener left. */
  remove(channel: string, onMessage: (payload: string) => void): boolean {
    const listeners = this.#byChannel.get(channel);
    if (listeners === undefined || !listeners.delete(onMessage)) return false;
    if (listeners.size > 0) return false;
    this.#byChannel.delete(channel);
    return true;
  }

  deliver(channel: string, payload: string): void {
    for (const onMessage of this.#byChannel.get(channel) ?? []) onMessage(payload);
  }

  deliverToAll(payload: string): void {
    for (const channel of this.channels) this.deliver(channel, payload);
  }
}

/** Channel names are spliced into LISTEN, which takes no parameters. */
export function assertChannelName(channel: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(channel))
    throw new Error(`A channel's name is lower-case letters, digits and underscores, not "${channel}"`);
}
