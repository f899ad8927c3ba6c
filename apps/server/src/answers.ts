import type { Answer } from "./http/answer.ts";
import { siteAnswers } from "./site/routes.ts";

/** Every capability's answers, in the capabilities' order. The server refuses to start when a built call is missing here. */
export const answers: readonly Answer[] = [...siteAnswers];
