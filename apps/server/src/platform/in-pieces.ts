/** Does a long calculation piece by piece and answers what it returns; between two pieces others have their turn. */
export async function inPieces<Value>(pieces: Generator<undefined, Value>): Promise<Value> {
  for (let piece = pieces.next(); ; piece = pieces.next()) {
    if (piece.done === true) return piece.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
