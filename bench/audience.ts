import { WebSocket } from "ws";

const openedAtOnce = 50;
const hearMsMax = 20_000;

/** Open WebSockets that all wait for the same message. */
export class Audience {
  readonly #sockets: WebSocket[] = [];
  #expected = "";
  #heard = 0;
  #allHeard: ((atMs: number) => void) | undefined;

  /**
   * Opens the sockets, and where there is a hello says it and waits for an answer to it.
   * @param url `http://…`, with the path.
   */
  static async open(url: string, count: number, options: { readonly hello?: unknown }): Promise<Audience> {
    const audience = new Audience();
    try {
      while (audience.#sockets.length < count) {
        const some = Math.min(openedAtOnce, count - audience.#sockets.length);
        await Promise.all(Array.from({ length: some }, () => audience.#join(url.replace(/^http/, "ws"), options.hello)));
      }
    } catch (error) {
      audience.close();
      throw error;
    }
    return audience;
  }

  /** Resolves with the time at which the last socket heard a message that holds the text. */
  untilAllHeard(text: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const late = setTimeout(() => reject(new Error(`${this.#heard} of ${this.#sockets.length} streams heard the draw`)), hearMsMax);
    this.#expected = text;
    this.#heard = 0;
    this.#allHeard = (atMs) => {
      clearTimeout(late);
      resolve(atMs);
    };
    return promise;
  }

  close(): void {
    for (const socket of this.#sockets) socket.terminate();
  }

  #join(url: string, hello: unknown): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const socket = new WebSocket(url, { perMessageDeflate: false });
    this.#sockets.push(socket);
    socket.once("error", reject);
    socket.once("close", (code) => reject(new Error(`a stream was closed with ${code}`)));
    socket.once("open", () => (hello === undefined ? resolve() : socket.send(JSON.stringify(hello))));
    socket.once("message", () => resolve());
    socket.on("message", (data: Buffer) => this.#hear(data));
    return promise;
  }

  #hear(data: Buffer): void {
    if (this.#allHeard === undefined || !data.includes(this.#expected)) return;
    this.#heard += 1;
    if (this.#heard < this.#sockets.length) return;
    const tell = this.#allHeard;
    this.#allHeard = undefined;
    tell(performance.now());
  }
}
