const seen = new Map<string, string>();
const seenRoots = new Map<string, string>();

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

/** Notes the root of the bets that was told at the lock, the first time. */
export function rememberRoot(gameId: number, numero: string, betRoot: string): void {
  const key = keyOf(gameId, numero);
  if (betRoot !== "" && !seenRoots.has(key)) seenRoots.set(key, betRoot);
}

/** The root that this page saw before the draw; undefined where it was not there at the lock. */
export function seenRoot(gameId: number, numero: string): string | undefined {
  return seenRoots.get(keyOf(gameId, numero));
}
