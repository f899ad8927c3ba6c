import { expect, it } from "vitest";
import { indented } from "./call-parts.ts";

it("JSON is shown in lines, each token as it was written, spaces in texts too", () => {
  expect(indented('{"a":9007199254740993,"b":[1.50, -0],"c":"two  words, {and} \\" a [mark]","d":{},"e":[],"f":{"g":null}}')).toBe(
    [
      "{",
      '  "a": 9007199254740993,',
      '  "b": [',
      "    1.50,",
      "    -0",
      "  ],",
      '  "c": "two  words, {and} \\" a [mark]",',
      '  "d": {},',
      '  "e": [],',
      '  "f": {',
      '    "g": null',
      "  }",
      "}",
    ].join("\n"),
  );
});

it("what is no JSON, or was cut, is shown as it came", () => {
  for (const body of ['{"a":1', "<html>  </html>", "fetch failed", '{"fill":"xxxx…']) expect(indented(body)).toBe(body);
});
