import { createContext, useContext } from "react";
import type { MarkOf } from "./number-marks.ts";

const unmarked: MarkOf = () => undefined;

/** How the numbers of the play on screen stand; boards and pads ask for each. */
export const NumberMarks = createContext<MarkOf>(unmarked);

export const useNumberMarks = (): MarkOf => useContext(NumberMarks);
