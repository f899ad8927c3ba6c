/** What the studio needs to know to run; `read-studio-configuration.ts` reads it from the environment. */
export interface StudioConfiguration {
  readonly mode: "demo" | "production";
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** The studio's file lies in the folder `studio` below it. */
  readonly dataDirectory: string;
  /** Origin under which the platform answers the studio's callbacks. */
  readonly platformUrl: string;
  /** Shared with the platform: signs every call in both directions. */
  readonly secret: string;
  /** Taken from the platform as well, while the secret is exchanged. */
  readonly secretAlso?: string | undefined;
  /** Signs both ways for the brands whose players' money the studio keeps; absent: their money stands with the platform too. */
  readonly walletSecret?: string | undefined;
  /** Taken from the platform as well, while that secret is exchanged. */
  readonly walletSecretAlso?: string | undefined;
  /** Origin under which browsers reach the studio; absent: `http://<host name the browser used>:<port>`. */
  readonly publicUrl: string | undefined;
  /** Sources of the header `frame-ancestors`: who may show a game inside a page of its own. */
  readonly frameAncestors: readonly string[];
  /** When all leagues play, instead of by their own timetables: for journeys that cannot wait so long. */
  readonly matchTimetable?: { readonly everyMs: number; readonly playMs: number } | undefined;
  readonly logLevel: string;
}
