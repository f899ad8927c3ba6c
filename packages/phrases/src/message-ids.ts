// Written by build-catalogues.ts from the areas of the first language.
import type errorsArea from "./languages/en/errors.json";

/** The id of a text that exists. */
export type MessageId =
  | keyof typeof errorsArea;
