/** What is guessed at. */
export type GuessKind =
  | "operator_login"
  | "engineer_login"
  | "login"
  | "captcha"
  | "code"
  | "payment_password"
  | "second_factor"
  | "security_question"
  | "current_password";

/**
 * Whose tries are counted together:
 * - `own`: those at one subject from devices that its owner has used before;
 * - `pair`: those at one subject from one address, by strangers;
 * - `strangers`: those at one subject by all strangers;
 * - `address`: those of one address at any subject, by strangers.
 */
export type GuessScope = "own" | "pair" | "strangers" | "address";

export interface GuessLimit {
  readonly tries: number;
  /** The pause once the tries are used up, from the last one. */
  readonly pauseMs: number;
  /** Each time without a right try in between the pause is twice as long, up to `longestPauseMs`: for secrets of a few digits. */
  readonly doubles?: true;
}

export type GuessLimits = Readonly<Partial<Record<GuessScope, GuessLimit>>>;

const minuteMs = 60_000;

export const longestPauseMs = 24 * 60 * minuteMs;

/**
 * The one table of how often each secret may be tried. A stranger's tries never count against the owner's own devices.
 * A code has no limit of all strangers together, since they could deny the owner the way back to a forgotten password:
 * a code's tries are bounded by the code itself.
 */
export const guessLimits: Readonly<Record<GuessKind, GuessLimits>> = {
  // Operators' passwords are long and no one's device is known: what all strangers may try together is wide, so that it holds nobody out for long.
  operator_login: {
    pair: { tries: 8, pauseMs: 30 * minuteMs },
    strangers: { tries: 100, pauseMs: 15 * minuteMs },
    address: { tries: 40, pauseMs: 30 * minuteMs },
  },
  // Alike: engineers of vendors, at their desk.
  engineer_login: {
    pair: { tries: 8, pauseMs: 30 * minuteMs },
    strangers: { tries: 100, pauseMs: 15 * minuteMs },
    address: { tries: 40, pauseMs: 30 * minuteMs },
  },
  login: {
    own: { tries: 20, pauseMs: 15 * minuteMs },
    pair: { tries: 10, pauseMs: 30 * minuteMs },
    strangers: { tries: 60, pauseMs: 60 * minuteMs },
    // Behind one address there may be a whole town.
    address: { tries: 200, pauseMs: 30 * minuteMs },
  },
  captcha: {
    own: { tries: 30, pauseMs: 10 * minuteMs },
    address: { tries: 60, pauseMs: 10 * minuteMs },
  },
  code: {
    own: { tries: 10, pauseMs: 30 * minuteMs },
    pair: { tries: 5, pauseMs: 30 * minuteMs },
    address: { tries: 60, pauseMs: 30 * minuteMs },
  },
  payment_password: {
    own: { tries: 5, pauseMs: 60 * minuteMs, doubles: true },
    strangers: { tries: 5, pauseMs: 60 * minuteMs, doubles: true },
  },
  second_factor: {
    own: { tries: 10, pauseMs: 30 * minuteMs, doubles: true },
    strangers: { tries: 10, pauseMs: 30 * minuteMs, doubles: true },
  },
  security_question: {
    own: { tries: 10, pauseMs: 60 * minuteMs, doubles: true },
    pair: { tries: 5, pauseMs: 60 * minuteMs, doubles: true },
    strangers: { tries: 20, pauseMs: 60 * minuteMs, doubles: true },
    address: { tries: 50, pauseMs: 60 * minuteMs },
  },
  current_password: {
    own: { tries: 10, pauseMs: 30 * minuteMs },
    strangers: { tries: 10, pauseMs: 30 * minuteMs },
  },
};
