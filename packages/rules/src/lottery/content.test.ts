import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contentsOf } from "./content.fixture.ts";
import { type ContentFault, contentLengthMax, type ContentRule, formatContent, parseContent, pickChoices } from "./content.ts";

const twoDigits = { kind: "digits", digits: 2 } as const;
const list: ContentRule = { form: "list", values: twoDigits, picksMin: 2, picksMax: 4 };
const pairs: ContentRule = { form: "combinations", values: twoDigits, size: 2, combinationsMax: 3 };
const places: ContentRule = { form: "positions", values: { kind: "digits", digits: 1 }, positions: 3, picksMax: 5, empty: "allowed" };
const full: ContentRule = { ...places, empty: "refused" };
const balls: ContentRule = { form: "list", values: { kind: "range", from: 1, to: 11, width: 2 }, picksMin: 1, picksMax: 11 };
const boxes: ContentRule = { form: "list", values: { kind: "digits", digits: 3, allAlike: "refused" }, picksMin: 1, picksMax: 5 };
const pairsOfDice: ContentRule = { form: "list", values: { kind: "listed", numbers: ["112", "113"] }, picksMin: 1, picksMax: 2 };
const sides: ContentRule = { form: "list", values: { kind: "words", words: ["big", "small"] }, picksMin: 1, picksMax: 2 };

describe("parseContent", () => {
  it.each<[ContentRule, string, readonly (readonly string[])[]]>([
    [list, "49_00", [["00", "49"]]],
    [
      pairs,
      "83_49|02_01",
      [
        ["01", "02"],
        ["49", "83"],
      ],
    ],
    [places, "2_1||3", [["1", "2"], [], ["3"]]],
    [balls, "11_02", [["02", "11"]]],
    [sides, "small_big", [["big", "small"]]],
    [boxes, "121_112", [["112", "121"]]],
    [pairsOfDice, "113_112", [["112", "113"]]],
  ])("reads %o %s in canonical order", (rule, content, selection) => {
    expect(parseContent(rule, content)).toEqual({ ok: true, selection });
  });

  it.each<[ContentRule, unknown, ContentFault]>([
    [list, "", "content_empty"],
    [list, undefined, "content_empty"],
    [list, 49, "content_empty"],
    [list, ["49", "50"], "content_empty"],
    [list, "0".repeat(contentLengthMax + 1), "content_too_long"],
    [list, "4_9", "content_pick_invalid"],
    [list, "049_50", "content_pick_invalid"],
    [list, "49,50", "content_pick_invalid"],
    [list, "49__50", "content_pick_invalid"],
    [list, "49_50_", "content_pick_invalid"],
    [list, " 49_50", "content_pick_invalid"],
    [list, "-1_50", "content_pick_invalid"],
    [list, "४९_50", "content_pick_invalid"],
    [list, "49_49", "content_pick_repeated"],
    [list, "49", "content_picks_too_few"],
    [list, "1_2_3_4_5".replaceAll(/([0-9])/g, "0$1"), "content_picks_too_many"],
    [list, "49_50|51_52", "content_positions_wrong"],
    [pairs, "49", "content_combination_size_wrong"],
    [pairs, "49_50_51", "content_combination_size_wrong"],
    [pairs, "49_50|", "content_combination_size_wrong"],
    [pairs, "49_50|50_49", "content_combination_repeated"],
    [pairs, "01_02|03_04|05_06|07_08", "content_combinations_too_many"],
    [places, "1|2", "content_positions_wrong"],
    [places, "||", "content_empty"],
    [places, "0_1_2_3_4_5||", "content_picks_too_many"],
    [full, "1||3", "content_position_empty"],
    [boxes, "777", "content_pick_all_alike"],
    [boxes, "121_000", "content_pick_all_alike"],
    [pairsOfDice, "111", "content_pick_invalid"],
    [balls, "00", "content_pick_invalid"],
    [balls, "12", "content_pick_invalid"],
    [balls, "2", "content_pick_invalid"],
    [sides, "huge", "content_pick_invalid"],
    [sides, "big_big", "content_pick_repeated"],
  ])("refuses %o %j as %s", (rule, content, reason) => {
    expect(parseContent(rule, content)).toEqual({ ok: false, reason });
  });

  it("takes every content of a rule, and its canonical form reads as the same selection", () => {
    for (const rule of [list, pairs, places, full, balls, boxes, pairsOfDice, sides]) {
      fc.assert(
        fc.property(contentsOf(rule), (content) => {
          const parsed = parseContent(rule, content);
          expect(parsed.ok).toBe(true);
          if (parsed.ok) expect(parseContent(rule, formatContent(parsed.selection))).toEqual(parsed);
        }),
        { seed: 3, numRuns: 100 },
      );
    }
  });

  it("never throws, whatever is sent", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.stringMatching(/^[0-9_|]{0,30}$/)), (content) => {
        for (const rule of [list, pairs, places, balls, boxes, pairsOfDice, sides])
          expect(typeof parseContent(rule, content).ok).toBe("boolean");
      }),
      { seed: 4, numRuns: 300 },
    );
  });
});

describe("pickChoices", () => {
  it("lists what a board shows", () => {
    expect(pickChoices(twoDigits)).toHaveLength(100);
    expect(pickChoices(boxes.values)).toHaveLength(990);
    expect(pickChoices(pairsOfDice.values)).toEqual(["112", "113"]);
    expect(pickChoices(twoDigits)[7]).toBe("07");
    expect(pickChoices(balls.values)).toEqual(["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11"]);
    expect(pickChoices(sides.values)).toEqual(["big", "small"]);
  });
});
