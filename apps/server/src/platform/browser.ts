/** The browser or app that a call came from, as far as it says. */
export interface Browser {
  /** The secret of its device cookie, where it sent a well-formed one. */
  readonly secret: string | undefined;
  /** Its `User-Agent`, at most `userAgentLengthMax` characters; empty where it sent none. */
  readonly userAgent: string;
  /** Leaves this secret with the browser, in the cookie that comes with the answer. */
  keep(secret: string): void;
}

export const userAgentLengthMax = 400;

/** For calls that no browser made: the seed's, a command's. */
export const noBrowser: Browser = { secret: undefined, userAgent: "", keep: () => undefined };
