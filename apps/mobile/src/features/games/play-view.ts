/** Why a game that was open is no more. */
export type PlayEnd =
  /** The vendor says that his session is over; the member's own may still stand. */
  | { readonly kind: "expired" }
  /** The platform no longer knows the member's session. */
  | { readonly kind: "signed_out" }
  /** A break that the member asked for has begun: `until` is null where it is for ever. */
  | { readonly kind: "excluded"; readonly by: "time_out" | "self_exclusion"; readonly until: string | null };

export type PlayView =
  | { readonly kind: "playing" }
  /** Its cover lies over the frame. */
  | { readonly kind: "loading"; readonly slow: boolean }
  /** There is no frame. */
  | FailedLaunch
  | { readonly kind: "timed_out" }
  | PlayEnd;

export interface FailedLaunch {
  readonly kind: "failed";
  readonly message: string;
  readonly remedy: LaunchRemedy;
}

/** What helps where a launch was refused: to try again, to play for money instead, or nothing on this page; `gone` is a game that is not there. */
export type LaunchRemedy = "again" | "money" | "nothing" | "gone";

const remedies: Readonly<Record<string, LaunchRemedy>> = {
  "games.game_unknown": "gone",
  "games.free_play_unavailable": "money",
  "safeguards.member_unknown": "nothing",
  "safeguards.member_suspended": "nothing",
  "safeguards.member_excluded": "nothing",
  "safeguards.limit_reached": "nothing",
};

/** What helps against a refusal of the launch, by its code; what is not known of here may pass. */
export function remedyOf(errorCode: string): LaunchRemedy {
  return remedies[errorCode] ?? "again";
}

/** Whether the page around a game that is played free offers it for money: not where there is none, or where it is closed. */
export function offersMoney(view: PlayView): boolean {
  return view.kind !== "failed" || view.remedy === "money";
}

/** How long something has been on its way. */
export type Waited = "briefly" | "long" | "too_long";

export interface PlayFacts {
  readonly launch: { readonly kind: "launching" } | { readonly kind: "open" } | FailedLaunch;
  readonly loaded: boolean;
  readonly waited: Waited;
  readonly end: PlayEnd | undefined;
}

/** What the page around a game shows: an end before anything else, then what went wrong on the way, then the way itself. */
export function playViewOf({ launch, loaded, waited, end }: PlayFacts): PlayView {
  if (end !== undefined) return end;
  if (launch.kind === "failed") return launch;
  if (loaded) return { kind: "playing" };
  return waited === "too_long" ? { kind: "timed_out" } : { kind: "loading", slow: waited === "long" };
}

const weight = { expired: 0, signed_out: 1, excluded: 2 } as const;

/** A break outweighs a lost session, and that the vendor's own: what says more stays, whichever is heard first. */
export function weightierEnd(known: PlayEnd | undefined, heard: PlayEnd): PlayEnd {
  return known === undefined || weight[heard.kind] >= weight[known.kind] ? heard : known;
}

/** What a game may ask of the phone it is on. */
export type Orientation = "landscape" | "portrait";

/** Whether a person has to be asked to turn the device: one that is held in the hand, and not as the game wants it. */
export function asksToTurn(
  wanted: Orientation | undefined,
  device: { readonly orientation: Orientation; readonly handheld: boolean },
): boolean {
  return wanted !== undefined && device.handheld && wanted !== device.orientation;
}
