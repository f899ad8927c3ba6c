const seen = new Map<string, string>();

const keyOf = (gameId: number, numero: string) => `${gameId}:${numero}`;

/** Notes the commitment that was shown while an issue was on sale, the first time; a later check compares with it. */
export function rememberCommitment(gameId: number, numero: string, commitment: string): void {
  const key = keyOf(gameId, numero);
  if (commitment !== "" && !seen.has(key)) seen.set(key, commitment);
}

/** The commitment that this page saw before the draw; undefined where it was not there then. */
export function seenCommitment(gameId: number, numero: string): string | undefined {
  return seen.get(keyOf(gameId, numero));
}
