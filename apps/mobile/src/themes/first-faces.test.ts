import { expect, test } from "vitest";
import { languages } from "@lantern/phrases/languages.ts";
import { firstFaces as jade } from "./jade/faces.ts";
import { firstFaces as lantern } from "./lantern/faces.ts";

test.each([
  ["lantern", lantern],
  ["jade", jade],
])("%s asks with the first HTML for the faces of a script in its own language alone", (_, firstFaces) => {
  const scripts = languages.map(({ code }) => [code, firstFaces(code).map((address) => /myanmar|thai/.exec(address)?.[0] ?? "latin")]);
  expect(Object.fromEntries(scripts)).toEqual({
    en: ["latin"],
    my: ["latin", "myanmar", "myanmar"],
    th: ["latin", "thai", "thai"],
    fil: ["latin"],
  });
});
