/** Where a page of bets ended: the time of its last bet, and that bet's id among those of the same moment. */
export interface BetCursor {
  readonly at: Date;
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function formatBetCursor({ at, id }: BetCursor): string {
  return `${at.getTime()}_${id}`;
}

/** Undefined for a text that no page gave out: the list then begins at its beginning. */
export function parseBetCursor(text: string | undefined): BetCursor | undefined {
  const [milliseconds = "", id = ""] = text?.split("_") ?? [];
  return /^[0-9]{1,15}$/.test(milliseconds) && uuid.test(id) ? { at: new Date(Number(milliseconds)), id } : undefined;
}
