// Written by build-catalogues.ts from the areas of the first language.
import type errorsArea from "./languages/en/errors.json";
import type siteArea from "./languages/en/site.json";

/** The id of a text that exists. */
export type MessageId =
  | keyof typeof errorsArea
  | keyof typeof siteArea;
