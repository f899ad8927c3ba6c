import { describe, expect, it } from "vitest";
import { normalizedAnswer, securityAnswersFault } from "./security-questions.ts";

describe("security questions", () => {
  it.each([
    ["  Ma  Hla-Hla ", "ma hlahla"],
    ["CAFÉ", "cafe\u0301"],
    ["ＡＢＣ　１２", "abc 12"],
    ["O’Brien", "obrien"],
    ["မမ လှ", "မမလှ"],
  ])("%s is the same answer as %s", (one, other) => {
    expect(normalizedAnswer(one)).toBe(normalizedAnswer(other));
  });

  it("marks that change a word stay", () => {
    expect(normalizedAnswer("ပုသိမ်")).not.toBe(normalizedAnswer("ပသမ"));
    expect(normalizedAnswer("ป่า")).not.toBe(normalizedAnswer("ปา"));
  });

  const answers = [
    { question: "firstPet", answer: "Shwe" },
    { question: "firstFriend", answer: "Mya" },
    { question: "dreamPlace", answer: "Inle" },
  ];
  const changed = (place: number, change: Partial<(typeof answers)[number]>) =>
    answers.map((answer, index) => (index === place ? { ...answer, ...change } : answer));

  it("three questions of the catalogue with answers that differ are well", () => {
    expect(securityAnswersFault(answers)).toBeUndefined();
  });

  it.each([
    ["two alone", answers.slice(0, 2), "answers", "formRules.required"],
    ["a question of one's own", changed(1, { question: "pin" }), "answers.1.question", "formRules.required"],
    ["a question twice", changed(2, { question: "firstPet" }), "answers.2.question", "formRules.question_twice"],
    ["an empty answer", changed(0, { answer: "  " }), "answers.0.answer", "formRules.required"],
    ["one letter", changed(0, { answer: "- a -" }), "answers.0.answer", "formRules.answer_short"],
    ["signs alone", changed(0, { answer: "???" }), "answers.0.answer", "formRules.answer_short"],
    ["the same answer twice", changed(2, { answer: "  SHWE" }), "answers.2.answer", "formRules.answer_twice"],
    ["a novel", changed(0, { answer: "a".repeat(101) }), "answers.0.answer", "formRules.too_long"],
  ])("%s is refused", (_, given, field, messageId) => {
    expect(securityAnswersFault(given)).toEqual({ field, messageId });
  });
});
