import { createHash } from "node:crypto";
import { encodeParameter } from "../column-values.ts";

/** A constant text under the name by which connections prepare it, with the parts of its messages that never change. */
export interface NamedStatement {
  /**
   * Close, Parse and Describe. Closing a statement that is not there is no error, so this may be sent again whenever it is unsure
   * whether the server has the statement.
   */
  readonly prepareMessages: Buffer;
  /** The start of Bind, up to the count of its parameters. */
  readonly bindHead: Buffer;
}

/** Texts beyond this many are run unprepared: a sign that values are spliced in, which would fill the server's memory. */
const preparedTextLimit = 2_000;
const statements = new Map<string, NamedStatement>();

const lengthBytes = 4;

/** One message of the frontend: its letter, its length (which counts itself), its body. */
function messageOf(letter: string, body: Buffer): Buffer {
  const head = Buffer.from(`${letter}\0\0\0\0`, "latin1");
  head.writeInt32BE(lengthBytes + body.length, 1);
  return Buffer.concat([head, body]);
}

function makeStatement(sql: string): NamedStatement {
  const name = `lantern_${createHash("sha256").update(sql).digest("hex").slice(0, 32)}`;
  return {
    prepareMessages: Buffer.concat([
      messageOf("C", Buffer.from(`S${name}\0`)),
      messageOf("P", Buffer.from(`${name}\0${sql}\0\0\0`)),
      messageOf("D", Buffer.from(`S${name}\0`)),
    ]),
    // The unnamed portal; no format codes, which means that every parameter is text.
    bindHead: Buffer.from(`B\0\0\0\0\0${name}\0\0\0`, "latin1"),
  };
}

/** The statement of this text; undefined where so many texts are known already that this one shall not be prepared. */
export function namedStatement(sql: string): NamedStatement | undefined {
  const known = statements.get(sql);
  if (known !== undefined) return known;
  if (statements.size >= preparedTextLimit) return undefined;
  const statement = makeStatement(sql);
  statements.set(sql, statement);
  return statement;
}

/** The end of Bind (every column as text), Execute of the unnamed portal without a limit of rows, and Sync. */
const bindTailExecuteAndSync = Buffer.from("\0\0E\0\0\0\x09\0\0\0\0\0S\0\0\0\x04", "latin1");
const bindTailBytes = 2;
const nullLength = -1;

/**
 * Bind with these parameters, Execute and Sync, in one buffer.
 * @throws TypeError for a parameter that is no value, RangeError for more than 65,535 of them
 */
export function executeMessages({ bindHead }: NamedStatement, parameters: readonly unknown[]): Buffer {
  const texts = parameters.map(encodeParameter);
  let size = bindHead.length + 2 + bindTailExecuteAndSync.length;
  for (const text of texts) size += lengthBytes + (text === null ? 0 : Buffer.byteLength(text));
  const message = Buffer.allocUnsafe(size);
  message.set(bindHead);
  let position = message.writeUInt16BE(texts.length, bindHead.length);
  for (const text of texts) {
    const length = text === null ? nullLength : message.write(text, position + lengthBytes);
    message.writeInt32BE(length, position);
    position += lengthBytes + Math.max(length, 0);
  }
  message.set(bindTailExecuteAndSync, position);
  message.writeInt32BE(position + bindTailBytes - 1, 1);
  return message;
}
