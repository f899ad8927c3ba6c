const headEnd = Buffer.from("\r\n\r\n");
const lastChunk = Buffer.from("\r\n0\r\n\r\n");

/** Finds the end of each answer in what a kept HTTP/1.1 connection brings: by its length, or by the last chunk. */
export class AnswerReader {
  /** Bytes of the head, until it is whole. */
  #head: Buffer = Buffer.alloc(0);
  /** Bytes of the body still to come; undefined in the head and in a body of chunks. */
  #bytesLeft: number | undefined;
  /** The last bytes of a body of chunks; undefined elsewhere. */
  #tail: Buffer | undefined;

  /** Takes the next piece; true when it ends an answer. @throws Error for any status but 200. */
  take(piece: Buffer): boolean {
    if (this.#tail !== undefined) return this.#takeChunks(piece);
    if (this.#bytesLeft !== undefined) return this.#takeBytes(piece);
    this.#head = this.#head.length === 0 ? piece : Buffer.concat([this.#head, piece]);
    const end = this.#head.indexOf(headEnd);
    if (end === -1) return false;
    const head = this.#head.toString("latin1", 0, end);
    // With the head's last line end: an empty body's only chunk follows it directly.
    const rest = this.#head.subarray(end + 2);
    if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`the server answered ${this.#head.toString("utf8").slice(0, 600)}`);
    this.#head = Buffer.alloc(0);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) {
      this.#tail = Buffer.alloc(0);
      return this.#takeChunks(rest);
    }
    this.#bytesLeft = Number(length);
    return this.#takeBytes(rest.subarray(2));
  }

  #takeBytes(piece: Buffer): boolean {
    this.#bytesLeft = (this.#bytesLeft ?? 0) - piece.length;
    if (this.#bytesLeft > 0) return false;
    this.#bytesLeft = undefined;
    return true;
  }

  #takeChunks(piece: Buffer): boolean {
    const seen = Buffer.concat([this.#tail ?? Buffer.alloc(0), piece.subarray(-lastChunk.length)]).subarray(-lastChunk.length);
    if (!seen.equals(lastChunk)) {
      this.#tail = seen;
      return false;
    }
    this.#tail = undefined;
    return true;
  }
}
