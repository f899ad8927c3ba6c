/** What a vendor's game tells the page around it. */
export type StudioMessage =
  | { readonly type: "balance"; readonly balanceUnits: string; readonly currency: string }
  | { readonly type: "round-finished" }
  | { readonly type: "exit" }
  | { readonly type: "session-expired" }
  /** How the game wants the phone held. */
  | { readonly type: "orientation"; readonly orientation: "landscape" | "portrait" };

/** What the page tells the game. */
export type StudioOrder = "pause" | "resume" | "refresh-balance";

export interface Heard {
  readonly origin: string;
  readonly data: unknown;
}

/**
 * Reads a message of the framed game.
 * @param expectedOrigin the origin that the launch named: what comes from anywhere else is nothing to us.
 * @returns undefined for other origins, other senders and shapes that are unknown.
 */
export function studioMessageOf({ origin, data }: Heard, expectedOrigin: string): StudioMessage | undefined {
  if (origin !== expectedOrigin || typeof data !== "object" || data === null) return undefined;
  const { source, type, balanceUnits, currency, orientation } = data as Readonly<Record<string, unknown>>;
  if (source !== "lantern-studio") return undefined;
  switch (type) {
    case "balance":
      return typeof balanceUnits === "string" && /^\d{1,18}$/.test(balanceUnits) && typeof currency === "string"
        ? { type, balanceUnits, currency }
        : undefined;
    case "orientation":
      return orientation === "landscape" || orientation === "portrait" ? { type, orientation } : undefined;
    case "round-finished":
    case "exit":
    case "session-expired":
      return { type };
    default:
      return undefined;
  }
}
