import { expect, test } from "vitest";
import { lotText } from "./lot-text.ts";

test("shows the digits of published figures that make the number", () => {
  const shown = (family: string, prize: string, lot: string) => Object.values(lotText(family, prize, lot)).join("|");
  expect(shown("myanmar_2d", "index", "1346.23")).toBe("1,346.2|3|");
  expect(shown("myanmar_2d", "value", "57388.58")).toBe("57,38|8|.58");
  expect(shown("myanmar_2d", "value", "0.58")).toBe("|0|.58");
  expect(shown("myanmar_2d", "two", "38")).toBe("38||");
  expect(shown("myanmar_3d", "first", "943647")).toBe("943|647|");
  expect(shown("vn_north", "special", "60213")).toBe("60213||");
});
