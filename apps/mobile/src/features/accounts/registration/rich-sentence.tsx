import { Fragment, type ReactNode } from "react";

/** A mark that stands in a text for something to tap; from the private use area, so that no language has it. */
export function placeMark(index: number): string {
  return String.fromCodePoint(0xe000 + index);
}

/** A sentence in which each mark gives way to its part: the language decides where the parts stand. */
export function RichSentence({ text, parts }: { readonly text: string; readonly parts: readonly ReactNode[] }) {
  return text.split(/([\uE000-\uE00F])/u).map((piece, position) => {
    const index = (piece.codePointAt(0) ?? 0) - 0xe000;
    // The pieces of one sentence never change places.
    return <Fragment key={position}>{piece.length === 1 && index >= 0 && index < 16 ? parts[index] : piece}</Fragment>;
  });
}
