import { expect, test } from "vitest";
import { compileTitle } from "../../engine/compiled-title.ts";
import { countWins } from "../../engine/count-wins.ts";
import { titles } from "../../titles/registry.ts";
import { greetingWindow } from "./greeting-window.ts";

test.each(titles.map((title) => [title.code, title] as const))("what %s shows before the first spin wins nothing", (_, title) => {
  const compiled = compileTitle(title);
  const window = greetingWindow(title);
  expect(window).toHaveLength(title.reels);
  const cells = Uint8Array.from(window.flat(), (id) => title.symbols.findIndex((symbol) => symbol.id === id));
  expect(cells).toHaveLength(title.reels * title.rows);
  expect(countWins(compiled, compiled.base, cells)).toEqual([]);
});
