const lastOfPlayer = new Map<string, Promise<unknown>>();

/**
 * Runs the work of one player in this process one after the other, so that a burst of his callbacks waits here and not
 * on the database's connections, which everybody else's need. Across processes the player's lock does the same.
 */
export async function oneAtATime<Outcome>(playerId: string | undefined, work: () => Promise<Outcome>): Promise<Outcome> {
  if (playerId === undefined) return work();
  const before = lastOfPlayer.get(playerId) ?? Promise.resolve();
  const mine = before.then(work, work);
  lastOfPlayer.set(playerId, mine);
  try {
    return await mine;
  } finally {
    if (lastOfPlayer.get(playerId) === mine) lastOfPlayer.delete(playerId);
  }
}
