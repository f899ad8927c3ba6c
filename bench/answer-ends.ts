/** Bytes of a message before its body: its letter, and its length, which counts itself. */
const headBytes = 5;
const errorResponse = 0x45;
const readyForQuery = 0x5a;

/**
 * Finds in what PostgreSQL sends where an answer ends, passing over all else.
 * @see https://www.postgresql.org/docs/current/protocol-message-formats.html
 */
export class AnswerEnds {
  readonly #onEnd: (error: Error | undefined) => void;
  #rest: Buffer | undefined;
  #error: Error | undefined;

  /** @param onEnd told at the end of each answer, with the server's refusal where the answer held one */
  constructor(onEnd: (error: Error | undefined) => void) {
    this.#onEnd = onEnd;
  }

  /** @param chunk what arrived, which may end anywhere */
  read(chunk: Buffer): void {
    const bytes = this.#rest === undefined ? chunk : Buffer.concat([this.#rest, chunk]);
    let position = 0;
    while (position + headBytes <= bytes.length) {
      const end = position + 1 + bytes.readUInt32BE(position + 1);
      if (end > bytes.length) break;
      const letter = bytes[position];
      if (letter === errorResponse) this.#error = new Error(bytes.toString("utf8", position + headBytes, end).replaceAll("\0", " "));
      position = end;
      if (letter !== readyForQuery) continue;
      const error = this.#error;
      this.#error = undefined;
      this.#onEnd(error);
    }
    this.#rest = position === bytes.length ? undefined : bytes.subarray(position);
  }
}
