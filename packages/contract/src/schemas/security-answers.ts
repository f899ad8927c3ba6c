import { Type } from "typebox";

/** One question of the catalogue by its name, with the member's answer as he types it. */
export const securityAnswers = Type.Array(
  Type.Object({ question: Type.String({ maxLength: 64 }), answer: Type.String({ maxLength: 128 }) }),
  { maxItems: 3 },
);

/** A question by its name, and in the caller's language. */
export const securityQuestions = Type.Array(Type.Object({ question: Type.String(), text: Type.String() }));
