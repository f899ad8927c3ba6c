/**
 * Puts a nonce in the place of every mark of a text that arrives in pieces; a mark may be cut by the pieces' edges.
 * @returns a function that takes a piece and gives what can be sent by now; without a piece it gives the rest.
 */
export function markReplacer(mark: string, nonce: string): (piece?: string) => string {
  let held = "";
  return (piece) => {
    const replaced = (held + (piece ?? "")).replaceAll(mark, nonce);
    const keep = piece === undefined ? 0 : lengthOfCutMark(replaced, mark);
    held = replaced.slice(replaced.length - keep);
    return replaced.slice(0, replaced.length - keep);
  };
}

/** How many of the text's last characters may be the beginning of a mark. */
function lengthOfCutMark(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (mark.startsWith(text.slice(text.length - length))) return length;
  }
  return 0;
}
