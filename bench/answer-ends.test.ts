import { expect, test } from "vitest";
import { AnswerEnds } from "./answer-ends.ts";

/** A message of the server: its letter, its length (which counts itself), its body. */
function message(letter: string, body: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter, "latin1");
  head.writeUInt32BE(4 + body.length, 1);
  return Buffer.concat([head, Buffer.from(body, "latin1")]);
}

const good = Buffer.concat([message("2", ""), message("D", "a row that holds a Z"), message("C", "SELECT 1\0"), message("Z", "I")]);
const refused = Buffer.concat([message("E", "SERROR\0C23505\0\0"), message("Z", "I")]);

function read(chunks: readonly Buffer[]): readonly (string | undefined)[] {
  const ends: (string | undefined)[] = [];
  const reader = new AnswerEnds((error) => ends.push(error?.message));
  for (const chunk of chunks) reader.read(chunk);
  return ends;
}

test("an answer ends once, wherever its bytes are parted", () => {
  for (let cut = 0; cut <= good.length; cut += 1) expect(read([good.subarray(0, cut), good.subarray(cut)])).toEqual([undefined]);
  expect(read([...good].map((byte) => Buffer.from([byte])))).toEqual([undefined]);
});

test("a refusal is told with the answer that holds it, and not with the next", () => {
  expect(read([Buffer.concat([refused, good])])).toEqual([expect.stringContaining("23505"), undefined]);
});

test("nothing is told before the end", () => {
  expect(read([good.subarray(0, -1)])).toEqual([]);
});
