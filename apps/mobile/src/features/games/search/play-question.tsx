import { latePart } from "../../../shared/page/late-part.tsx";

/** How to play what was found: it comes with the first tap on a game that asks. */
export const PlayQuestion = latePart(async () => (await import("./play-sheet.tsx")).PlaySheet, { asked: true });
