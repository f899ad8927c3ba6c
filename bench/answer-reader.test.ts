import fc from "fast-check";
import { expect, test } from "vitest";
import { AnswerReader } from "./answer-reader.ts";

const withLength = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello";
const withChunks = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n";
const empty = "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n";

test.each([withLength, withChunks, empty])("however %j is cut into pieces, it ends with its last byte and not before", (answer) => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: answer.length - 1 }), { maxLength: 8 }), (cuts) => {
      const edges = [0, ...new Set(cuts.toSorted((left, right) => left - right)), answer.length];
      const pieces = edges.slice(1).map((edge, index) => Buffer.from(answer.slice(edges[index], edge)));
      const reader = new AnswerReader();
      expect(pieces.map((piece) => reader.take(piece))).toEqual(pieces.map((_, index) => index === pieces.length - 1));
    }),
    { seed: 12, numRuns: 200 },
  );
});

test("one answer follows the other on the same connection", () => {
  const reader = new AnswerReader();
  expect([withLength, withChunks, withLength].map((answer) => reader.take(Buffer.from(answer)))).toEqual([true, true, true]);
});

test("a refusal ends the measurement with what was said", () => {
  expect(() => new AnswerReader().take(Buffer.from("HTTP/1.1 429 Too Many Requests\r\nContent-Length: 2\r\n\r\n{}"))).toThrow("429");
});
