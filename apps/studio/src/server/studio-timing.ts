/** How long the studio waits for what, in ms. */
export interface StudioTiming {
  /** For one answer of the platform. */
  readonly walletTimeoutMs: number;
  /** Before the second try of a bet, the third, …, while the player waits. */
  readonly betRetryDelaysMs: readonly number[];
  /** Age at which a bet without an answer is rolled back. */
  readonly betGiveUpMs: number;
  /** Before a delivery that a request is trying right now is tried in the background. */
  readonly deliveryGraceMs: number;
  /** After that many failed tries of a delivery. */
  readonly retryDelayMs: (tries: number) => number;
  /** Between two looks for due deliveries. */
  readonly deliveryPollMs: number;
  /** Between two looks for matches that begin or end. */
  readonly matchPollMs: number;
  /** A session that was not used for so long has ended. */
  readonly sessionIdleMs: number;
  /** From the platform's launch to the browser's opening. */
  readonly launchCodeMs: number;
  /** How far the platform's clock may be from ours in a launch. */
  readonly launchSkewMs: number;
}

const retryDelayMsMax = 300_000;

export const studioTiming: StudioTiming = {
  walletTimeoutMs: 4_000,
  betRetryDelaysMs: [250, 1_000],
  betGiveUpMs: 60_000,
  deliveryGraceMs: 15_000,
  retryDelayMs: (tries) => Math.min(1_000 * 2 ** Math.min(tries, 20), retryDelayMsMax),
  deliveryPollMs: 1_000,
  matchPollMs: 500,
  sessionIdleMs: 30 * 60_000,
  launchCodeMs: 120_000,
  launchSkewMs: 60_000,
};
